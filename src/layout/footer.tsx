import { Fragment, type ReactNode } from 'react'
import type { Site } from '../../shared/content/site.ts'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { Logo } from '../components/logo/logo.tsx'
import { Breakable } from '../components/text/breakable.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { LanguageLinks } from './language-links.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

export interface FooterContact {
  legalName: string
  addressLines: string[]
  email: string
  phone: string
  social: Site['social']
}

interface FooterProps {
  brand: string
  copy: UiCopy['footer']
  scheme: UiCopy['header']['scheme']
  contact: FooterContact
  /** Version and build date: the sheet's revision. */
  revision: { version: string; date: string }
  locale: Locale
}

/** The footer is the sheet's title block (ISO 7200): cells with a small label above each value. */
export function Footer({ brand, copy, scheme, contact, revision, locale }: FooterProps) {
  return (
    <footer className="page-footer mt-8 sm:mt-14 border-t border-line bg-sheet">
      <h2 className="sr-only">{copy.label}</h2>
      <div className="mx-auto max-w-page lg:px-8">
        <div className="title-cells">
          <Cell className="col-span-2 lg:col-span-4">
            <Logo name={brand} />
            <p className="mt-2 max-w-[24rem] text-muted">{copy.brandText}</p>
          </Cell>
          <LinkGroups groups={copy.groups} />
          <ContactCells copy={copy} contact={contact} />
          <Cell label={copy.languages} className="no-print">
            <ul>
              <LanguageLinks locale={locale} className="min-h-9" />
            </ul>
          </Cell>
          <Cell label={scheme.label} className="needs-script max-sm:col-span-2 lg:col-span-4">
            <SchemeSwitch labels={scheme} name="scheme-footer" />
          </Cell>
          <Cell label={copy.revision}>
            <Value>{revision.version}</Value>
          </Cell>
          <Cell label={copy.date}>
            <Value>{revision.date}</Value>
          </Cell>
          <Cell label={copy.sheet} className="col-span-2">
            <Value>{copy.copyright}</Value>
          </Cell>
        </div>
      </div>
    </footer>
  )
}

function LinkGroups({ groups }: { groups: UiCopy['footer']['groups'] }) {
  return (
    <div className="col-span-2 grid grid-cols-2 gap-px no-print sm:grid-cols-3 lg:col-span-8">
      {[groups.product, groups.resources, groups.company].map((group, index) => (
        <nav
          key={group.title}
          aria-label={group.title}
          className={index === 2 ? 'footer-links max-sm:col-span-2' : 'footer-links'}
        >
          <h3 className="title-label">{group.title}</h3>
          <ul className={index === 2 ? 'gap-x-4 max-sm:columns-2' : undefined}>
            {group.links.map((link) => (
              <li key={link.href}>
                <SiteLink href={link.href}>{link.label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

function ContactCells({ copy, contact }: { copy: UiCopy['footer']; contact: FooterContact }) {
  const social = [
    { label: copy.social.network, href: contact.social.network },
    { label: copy.social.code, href: contact.social.code },
    { label: copy.social.packages, href: contact.social.packages },
  ]
  return (
    <>
      <Cell label={copy.contact.address} className="lg:col-span-4">
        <address className="not-italic">
          {contact.legalName}
          {contact.addressLines.map((line) => (
            <Fragment key={line}>
              <br />
              {line}
            </Fragment>
          ))}
        </address>
      </Cell>
      <Cell label={copy.contact.title} className="lg:col-span-3">
        <ul>
          <li>
            <span className="text-muted">{copy.contact.email} </span>
            <a href={`mailto:${contact.email}`}>
              <Breakable>{contact.email}</Breakable>
            </a>
          </li>
          <li>
            <span className="text-muted">{copy.contact.phone} </span>
            <a href={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</a>
          </li>
        </ul>
      </Cell>
      <Cell label={copy.contact.dataResidency} className="max-sm:col-span-2 lg:col-span-3">
        <p>{copy.contact.dataResidencyNote}</p>
      </Cell>
      <Cell label={copy.social.title}>
        <ul>
          {social.map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href}>{link.label}</SiteLink>
            </li>
          ))}
        </ul>
      </Cell>
    </>
  )
}

function Cell(props: { label?: string; className?: string; children: ReactNode }) {
  return (
    <div className={`title-cell ${props.className ?? ''}`}>
      {props.label && <div className="title-label">{props.label}</div>}
      {props.children}
    </div>
  )
}

function Value({ children }: { children: ReactNode }) {
  return <p className="font-mono">{children}</p>
}
