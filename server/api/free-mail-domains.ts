/**
 * Domains of the big providers where anybody gets a mailbox without paying: they say nothing about who owns one, and many
 * strangers to each other share them, so that limits of a domain must not count them. Written down from the providers'
 * own sign-up pages in November 2026: those with many users in the countries this site is written for, and the largest
 * elsewhere. A provider that is missing only has the limits of a company.
 */
export const freeMailDomains: ReadonlySet<string> = new Set(
  `
  gmail.com googlemail.com
  outlook.com outlook.de outlook.fr outlook.it outlook.es outlook.at
  hotmail.com hotmail.de hotmail.fr hotmail.it hotmail.es hotmail.co.uk
  live.com live.de live.fr live.it live.nl live.co.uk msn.com
  yahoo.com yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.co.uk yahoo.co.jp yahoo.com.br ymail.com
  icloud.com me.com mac.com aol.com aol.de
  gmx.de gmx.net gmx.at gmx.ch gmx.com web.de mail.de email.de mail.com
  t-online.de freenet.de arcor.de vodafone.de online.de
  proton.me protonmail.com pm.me posteo.de mailbox.org tutanota.com tuta.com fastmail.com zoho.com
  bluewin.ch hispeed.ch sunrise.ch aon.at chello.at a1.net
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it virgilio.it tiscali.it
  ziggo.nl kpnmail.nl planet.nl telenet.be skynet.be
  wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz
  btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net
  mail.ru yandex.ru yandex.com qq.com 163.com 126.com sina.com naver.com daum.net rediffmail.com
  `
    .trim()
    .split(/\s+/),
)
