/**
 * Last resort in the browser: the frame itself could not be loaded, so no words of content are at hand.
 * Both languages stand here, because nobody knows which one the visitor reads.
 */
export function RootError() {
  return (
    <html lang="en">
      <head>
        <title>This page could not be loaded</title>
      </head>
      <body>
        <main className="mx-auto max-w-page px-5 pt-12 sm:px-8">
          <h1 className="text-4xl">This page could not be loaded</h1>
          <p className="mt-6 text-lg">
            <a href="/">Load the home page</a>
          </p>
          <p className="mt-2 text-lg" lang="de">
            Diese Seite konnte nicht geladen werden. <a href="/?lang=de">Startseite laden</a>
          </p>
        </main>
      </body>
    </html>
  )
}
