import { atlasKinds } from '../../../shared/atlas-kinds.ts'
import type { KnowledgeBaseCopy } from '../../../shared/content/pages/knowledge-base.ts'
import { Choice } from '../../components/fields/choice.tsx'
import { Band } from '../../components/sections/band.tsx'
import { keptFigures } from '../../components/text/kept-ranges.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SignedWords } from '../../components/text/signed-words.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { AtlasGroup, AtlasStandard, AtlasTile } from './atlas-data.ts'

interface AtlasProps {
  copy: KnowledgeBaseCopy['atlas']
  groups: readonly AtlasGroup[]
  standards: readonly AtlasStandard[]
}

/** A wall of drawn terms, by kind. The style sheet hides what the chosen filter does not let through (atlas.css). */
export function Atlas({ copy, groups, standards }: AtlasProps) {
  return (
    <Band id="atlas" title={copy.title} intro={copy.intro}>
      <div className="atlas">
        <AtlasFilter copy={copy} standards={standards} />
        {groups.map(({ kind, tiles }) => (
          <section
            key={kind}
            aria-labelledby={`atlas-${kind}`}
            data-in={[...new Set(tiles.flatMap(({ filters }) => filters))].join(' ')}
          >
            <h3 id={`atlas-${kind}`}>{copy.groups[kind].title}</h3>
            <RichParagraph nodes={copy.groups[kind].text} />
            <ul>
              {tiles.map((tile) => (
                <Tile key={tile.term} tile={tile} decode={copy.decode} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  )
}

/** There are many, so the style sheet selects its parts by element. */
function Tile({ tile, decode }: { tile: AtlasTile; decode: string }) {
  const { term, name, definition, standard, callout, decoder, article, figure, isWide } = tile
  return (
    <li data-in={tile.filters.join(' ')} data-wide={isWide || undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on the server from numbers, without texts */}
      <div dangerouslySetInnerHTML={{ __html: figure }} />
      <h4>
        <SiteLink href={`/knowledge-base/glossary#${term}`}>{name}</SiteLink>
      </h4>
      {standard && <cite>{standard}</cite>}
      <p>{keptFigures(definition)}</p>
      <p>
        <SiteLink href={decoder}>
          {`${decode} `}
          <code translate="no">
            <SignedWords parts={callout} />
          </code>
        </SiteLink>
        {article && <SiteLink href={article.href}>{article.title}</SiteLink>}
      </p>
    </li>
  )
}

interface AtlasFilterProps {
  copy: KnowledgeBaseCopy['atlas']
  standards: readonly AtlasStandard[]
}

/** A single choice of a kind or a standard, so that no combination can leave the wall empty. It needs no script. */
function AtlasFilter({ copy, standards }: AtlasFilterProps) {
  const { filter, groups } = copy
  return (
    <search>
      <fieldset className="choices">
        <legend>{filter.label}</legend>
        <div>
          <Choice name="atlas" value="all" isFirst>
            {filter.all}
          </Choice>
          {atlasKinds.map((kind) => (
            <Choice key={kind} name="atlas" value={kind}>
              {groups[kind].title}
            </Choice>
          ))}
        </div>
        <div>
          <span>{filter.standard}</span>
          {standards.map(({ filter: value, name }) => (
            <Choice key={value} name="atlas" value={value}>
              {name}
            </Choice>
          ))}
        </div>
      </fieldset>
    </search>
  )
}
