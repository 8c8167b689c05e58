/** Text columns are readable text: an operator can open the file and look. */
const copy = `
  CREATE TABLE settings (key TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE wordings (
    name TEXT NOT NULL, locale TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (name, locale)
  ) STRICT;
  CREATE TABLE pages (
    id TEXT NOT NULL, locale TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (id, locale)
  ) STRICT;
`

const articles = `
  CREATE TABLE articles (
    collection TEXT NOT NULL, slug TEXT NOT NULL, locale TEXT NOT NULL,
    title TEXT NOT NULL, description TEXT NOT NULL, keywords TEXT NOT NULL, image_alt TEXT NOT NULL,
    published TEXT NOT NULL, updated TEXT NOT NULL, reading_minutes INTEGER NOT NULL,
    html TEXT NOT NULL, markdown TEXT NOT NULL, toc TEXT NOT NULL, related TEXT NOT NULL,
    figure TEXT NOT NULL, lead_figure TEXT NOT NULL,
    PRIMARY KEY (collection, slug, locale)
  ) STRICT;
  CREATE INDEX articles_by_date ON articles (collection, locale, published DESC, slug);
`

/** What the next compilation starts from; the site does not read it. */
const origins = `
  CREATE TABLE article_origins (
    path TEXT PRIMARY KEY, key TEXT NOT NULL, published TEXT NOT NULL, position INTEGER NOT NULL,
    facts TEXT NOT NULL
  ) STRICT;
  CREATE TABLE figure_origins (
    name TEXT PRIMARY KEY, key TEXT NOT NULL, json TEXT NOT NULL
  ) STRICT;
  CREATE TABLE copy_origins (key TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE origins (name TEXT PRIMARY KEY, key TEXT NOT NULL) STRICT;
`

/** The tables of content.db, without those of search. */
export const contentTables = copy + articles + origins
