import type { Page } from 'playwright-core'

/** What a person sees go wrong on a page as it is drawn now, one line each. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(inBrowser())

/** Resizes the window of a page and waits until what follows its width is drawn again. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 740 ? 740 : 900 })
  await page.evaluate(drawnAgain)
}

/** Two frames after the parts have taken their places: nothing changes its size any more. */
async function drawnAgain() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const sizes = () =>
    [...document.querySelectorAll('main *')]
      .slice(0, 400)
      .reduce((sum, one) => sum + one.getBoundingClientRect().width * 31, 0)
  let before = Number.NaN
  for (let tries = 0; tries < 40; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await frame()
    // oxlint-disable-next-line no-await-in-loop
    await frame()
    const now = sizes()
    if (now === before) return
    before = now
  }
}

/** The functions below as one expression: a page knows nothing of this file. */
const inBrowser = () => `(() => {
  const styles = new Map()
  ${[
    styleOf,
    nameOf,
    isTiny,
    isSeen,
    shown,
    tooWide,
    tooLong,
    isSaid,
    whyCut,
    isShortened,
    textFaults,
    brokenFigures,
    longLine,
    layerOf,
    targetsOf,
    isInRoom,
    overlaps,
  ].join('\n')}
  return [...new Set([...tooWide(), ...tooLong(), ...textFaults(), ...overlaps()])]
})()`

declare const styles: Map<Element, CSSStyleDeclaration>
type Box = { left: number; top: number; right: number; bottom: number }
type Target = { one: Element; box: Box; layer: Element }

function styleOf(one: Element): CSSStyleDeclaration {
  const known = styles.get(one) ?? getComputedStyle(one)
  styles.set(one, known)
  return known
}

function nameOf(one: Element): string {
  const classes = (one.getAttribute('class') ?? '').split(' ').slice(0, 2).join('.')
  return `${one.tagName.toLowerCase()}.${classes} «${(one.textContent ?? '').trim().slice(0, 40)}»`
}

function isTiny({ left, right, top, bottom }: Box): boolean {
  return right - left < 2 || bottom - top < 2
}

function isSeen(one: Element): boolean {
  return one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** Of a box what its ancestors let through; nothing of it may be none. */
function shown(from: Element, box: Box): Box {
  let { left, top, right, bottom } = box
  for (let one: Element | null = from; one; one = one.parentElement) {
    const { overflowX, overflowY, position } = styleOf(one)
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const edge = one.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    if (position === 'fixed') break
  }
  return { left, top, right, bottom }
}

function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const widest = [...document.querySelectorAll('main *, header *, nav *')].findLast(
    (one) => shown(one, one.getBoundingClientRect()).right > clientWidth + 0.5,
  )
  return [`is ${scrollWidth - clientWidth} px too wide for ${widest ? nameOf(widest) : 'a margin'}`]
}

/** What goes on below the frame scrolls away from under the menu and the bar. */
function tooLong(): string[] {
  const frame = document.querySelector('.shell')?.getBoundingClientRect().height
  if (frame === undefined) return []
  const below = document.documentElement.scrollHeight - Math.ceil(frame)
  return below > 1 ? [`goes on ${below} px below its frame, where menu and bar do not follow`] : []
}

/** Whether hovering over a shortened text shows all of it. */
function isSaid(from: Element): boolean {
  from.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return from.closest('[title]') !== null
}

/** An ellipsis is drawn only by the very block whose lines the letters are. */
function isShortened(clip: Element, holder: Element | undefined): boolean {
  const { textOverflow, webkitLineClamp } = styleOf(clip)
  const lines = webkitLineClamp !== 'none' && webkitLineClamp !== ''
  return lines || (textOverflow === 'ellipsis' && clip === holder)
}

/** Why letters are cut off or leave their box; a part that scrolls shows them all. */
function whyCut(from: Element, box: Box): string | undefined {
  let holder: Element | undefined
  for (let one: Element | null = from; one && one !== document.body; one = one.parentElement) {
    const { display, overflowX, position, borderRightWidth } = styleOf(one)
    if (display === 'inline' || display === 'contents') continue
    holder ??= one
    if (overflowX === 'auto' || overflowX === 'scroll') return undefined
    const edge = one.getBoundingClientRect()
    if (isTiny(edge)) return undefined
    const over = Math.max(box.right - edge.right, edge.left - box.left)
    const much = `by ${Math.round(over)} px`
    if (over > 1.5 && (overflowX === 'hidden' || overflowX === 'clip')) {
      return isShortened(one, holder) && isSaid(from) ? undefined : `cut ${much} in ${nameOf(one)}`
    }
    if (over > 1.5 && Number.parseFloat(borderRightWidth) > 0) {
      return `leaves ${nameOf(one)} ${much}`
    }
    if (position === 'fixed') return undefined
  }
  return undefined
}

function textFaults(): string[] {
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!parent || text === '' || !isSeen(parent)) continue
    if (parent.closest('script, style, svg, canvas, .cm-editor, pre, code')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (isTiny(box) || isTiny(shown(parent, box))) continue
    const why = whyCut(parent, box)
    if (why) faults.push(`«${text.slice(0, 50)}» ${why}`)
    faults.push(...brokenFigures(node), ...longLine(parent, text, box))
  }
  return faults
}

/** A sentence in one line of a cell pushes the figures of its row out of sight. */
function longLine(parent: Element, text: string, { left, right }: Box): string[] {
  const { whiteSpace, textOverflow } = styleOf(parent)
  const holds = right - left > 480 && whiteSpace === 'nowrap' && textOverflow !== 'ellipsis'
  return holds && parent.closest('.mg-table td')
    ? [`«${text.slice(0, 50)}» is a line of ${Math.round(right - left)} px in its cell`]
    : []
}

/** A date in a long sentence, as in the citation of a law, may end a line like any word. */
function brokenFigures(node: Node): string[] {
  const text = node.textContent ?? ''
  const amount = String.raw`\d{1,2}\.\d{3}\.\d{3}-[\dkK]|[+−-]?\$?\d{1,3}(?:\.\d{3})+(?:,\d+)?`
  const date = text.trim().length > 45 ? '' : String.raw`|\d{2}-\d{2}-\d{4}`
  return [...text.matchAll(new RegExp(amount + date, 'g'))].flatMap(({ 0: figure, index }) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + figure.length)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)))
    return lines.size > 1 ? [`the figure ${figure} is broken`] : []
  })
}

/** What lies above the page scrolls over it on purpose. */
function layerOf(from: Element): Element {
  for (let one: Element | null = from; one; one = one.parentElement) {
    if (['fixed', 'sticky'].includes(styleOf(one).position)) return one
  }
  return document.body
}

/** What can be pressed. A link that goes on in the next line is two boxes, and not all between. */
function targetsOf(): Target[] {
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab]'
  return [...document.querySelectorAll(pressable)]
    .filter((one) => isSeen(one) && styleOf(one).pointerEvents !== 'none')
    .flatMap((one) =>
      [...one.getClientRects()].map((box) => ({ one, box: shown(one, box), layer: layerOf(one) })),
    )
    .filter(({ box }) => !isTiny(box))
}

/** Inside of the room that a field leaves at its end, as the eye of a password. */
function isInRoom(field: Target, button: Target): boolean {
  const room = Number.parseFloat(styleOf(field.one).paddingRight)
  return field.one.tagName === 'INPUT' && field.box.right - room <= button.box.left
}

function overlaps(): string[] {
  const targets = targetsOf()
  return targets.flatMap((one, at) =>
    targets.slice(at + 1).flatMap((other) => {
      if (other.layer !== one.layer || one.one.contains(other.one)) return []
      if (isInRoom(one, other) || isInRoom(other, one)) return []
      const [a, b] = [one.box, other.box]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return wide > 3 && high > 3 ? [`${nameOf(one.one)} lies over ${nameOf(other.one)}`] : []
    }),
  )
}
