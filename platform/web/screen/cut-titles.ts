/** Elements whose title is the whole of their cut text, and not one that a page gave them. */
const ours = new WeakSet<Element>()

/**
 * Whatever the layout shortens with an ellipsis says the whole text to the mouse that stays on it:
 * how much of a name there is room for depends on the window, so no page can know it beforehand.
 * Called once, before anything is drawn.
 */
export function titleWhatIsCut(): void {
  document.addEventListener('pointerover', ({ target }) => {
    if (!(target instanceof Element)) return
    for (let one: Element | null = target; one && one !== document.body; one = one.parentElement) {
      if (!(one instanceof HTMLElement) || (one.title !== '' && !ours.has(one))) return
      if (isCut(one)) {
        one.title = one.innerText.replaceAll(/\s*\n\s*/g, ' · ')
        ours.add(one)
        return
      }
      if (ours.delete(one)) one.title = ''
    }
  })
}

function isCut(one: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(one)
  return (
    (textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth) ||
    (webkitLineClamp !== 'none' && one.scrollHeight > one.clientHeight)
  )
}
