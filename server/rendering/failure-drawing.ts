/**
 * A sheet on which the middle of a part is missing, with the status as its size. A string, since it is shown where
 * components cannot be rendered. Its own attributes draw its lines until the style sheet comes.
 */
export const failureDrawing = [
  '<div class="diagram mx-auto"><svg viewBox="0 0 440 352" width="440" fill="none" stroke="currentColor" aria-hidden="true">',
  '<path d="M.5.5h439v351H.5z"/><path class="diagram__box" d="M14 14h412v324H14z"/>',
  '<path class="diagram__line" d="M220 0v20M220 332v20M0 176h20M420 176h20"/>',
  '<path class="diagram__box" d="M250 298h176v40H250zM338 298v40"/>',
  '<path class="diagram__line" d="M266 313l22-4v18l-22-4z"/>',
  '<circle class="diagram__line" cx="312" cy="318" r="9"/><circle class="diagram__line" cx="312" cy="318" r="5"/>',
  '<path class="diagram__centre" d="M260 318h66M312 304v28M36 160h368"/>',
  '<text class="diagram__title" x="382" y="324">500</text>',
  '<path class="diagram__box" d="M50 120h120l8 18-14 20 14 20-8 22H50z"/>',
  '<path class="diagram__box" d="M270 120h104v80H270l-8-22 14-20-14-20zM374 134h16v52h-16"/>',
  '<path class="diagram__boundary" d="M178 112h84v96h-84z"/>',
  '<path class="diagram__line" d="M50 204v54M390 190v68M50 250h340M240 112l34-34"/>',
  '<path class="diagram__head" d="M50 250l11-2.6v5.2zM390 250l-11-2.6v5.2z"/>',
  '<text class="diagram__value" text-anchor="middle" x="220" y="243">500</text>',
  '<circle class="diagram__balloon" cx="286" cy="66" r="16"/><text class="diagram__number" x="286" y="71">?</text>',
  '</svg></div>',
].join('')
