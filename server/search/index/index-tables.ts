import { locales } from '../../../shared/i18n/locale.ts'

/*
 * Per language two full-text tables without content: `search_<locale>` has every term of a document, `search_names_…`
 * those of its title, heading and keywords, so that a common word need not be looked for in all texts to be found in
 * the few titles that have it. Their tokens are numbers of terms: a query can be nothing but a list of terms.
 */
export const fullTextTables = locales.flatMap((locale) => [
  `search_${locale}`,
  `search_names_${locale}`,
])

/**
 * The tables of search. `search_places` finds the same place in the other language; `search_words.spellings` says how
 * often a word is written in which way.
 */
export const indexTables = `
  CREATE TABLE search_documents (
    id INTEGER PRIMARY KEY, locale TEXT NOT NULL, kind TEXT NOT NULL, path TEXT NOT NULL,
    anchor TEXT NOT NULL, title TEXT NOT NULL, heading TEXT NOT NULL, keywords TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX search_places ON search_documents (locale, path, anchor);
  CREATE TABLE search_entries (
    id INTEGER PRIMARY KEY, page INTEGER NOT NULL, is_page INTEGER NOT NULL, terms BLOB NOT NULL
  ) STRICT;
  CREATE TABLE search_terms (
    locale TEXT NOT NULL, term TEXT NOT NULL, id INTEGER NOT NULL, documents INTEGER NOT NULL,
    PRIMARY KEY (locale, term)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE search_words (
    locale TEXT NOT NULL, word TEXT NOT NULL, shown TEXT NOT NULL, term INTEGER NOT NULL,
    count INTEGER NOT NULL, spellings TEXT NOT NULL, PRIMARY KEY (locale, word)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE search_synonyms (position INTEGER PRIMARY KEY, json TEXT NOT NULL) STRICT;
  ${fullTextTables
    .map(
      (name) =>
        `CREATE VIRTUAL TABLE ${name} USING fts5(terms, content='', contentless_delete=1, detail=none, tokenize='ascii');`,
    )
    .join('\n  ')}
`
