import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core'

type Without = ReadonlySet<string>
const NOTHING: Without = new Set()
/** What of a page is compared by itself: its fields and notes. */
const OF_A_PAGE: Without = new Set(['Annots'])
/** Of what is above a page, which gives it what it does not say itself. */
const OF_A_PARENT: Without = new Set(['Kids', 'Count'])

/** Whether something of one file says the same as something of another, with all it leads to. */
type Same = (one: PdfObject | undefined, other: PdfObject | undefined, but?: Without) => boolean

/**
 * Whether two files show the same pages: as many, each with the same contents, fonts, size and
 * layers. A signature adds its own field to a page, and nothing else.
 */
export function isSamePages(before: PDF, after: PDF): boolean {
  const [old, now] = [before.getPages(), after.getPages()]
  const same = sameIn(before, after)
  const layers = same(
    before.getCatalog().get('OCProperties'),
    after.getCatalog().get('OCProperties'),
  )
  return (
    layers &&
    old.length === now.length &&
    old.every((page, at) => {
      const other = now[at]
      if (!other || !same(page.dict, other.dict, OF_A_PAGE)) return false
      const [stood, stands] = [annotationsOf(before, page.dict), annotationsOf(after, other.dict)]
      return (
        stood.every((one, place) => same(one, stands[place])) &&
        stands.slice(stood.length).every((one) => isWidget(after, one))
      )
    })
  )
}

const resolved = (pdf: PDF, one: PdfObject | undefined): PdfObject | undefined =>
  one instanceof PdfRef ? (pdf.getObject(one) ?? undefined) : one

function annotationsOf(pdf: PDF, page: PdfDict): readonly PdfObject[] {
  const found = resolved(pdf, page.get('Annots'))
  return found instanceof PdfArray ? found.toArray() : []
}

function isWidget(pdf: PDF, one: PdfObject): boolean {
  const found = resolved(pdf, one)
  const kind = found instanceof PdfDict ? found.get('Subtype') : undefined
  return kind instanceof PdfName && kind.value === 'Widget'
}

/** Compares what one file says with what another does. */
export function sameIn(before: PDF, after: PDF): Same {
  // What leads back to itself was asked already.
  const asked = new Set<string>()

  const same: Same = (one, other, but = NOTHING) => {
    if (one instanceof PdfRef && other instanceof PdfRef) {
      const pair = `${one.toString()}=${other.toString()}`
      if (asked.has(pair)) return true
      asked.add(pair)
    }
    const [old, now] = [resolved(before, one), resolved(after, other)]
    if (old === undefined || now === undefined) return old === now
    if (old.type !== now.type) return false
    if (old instanceof PdfStream && now instanceof PdfStream) {
      return Buffer.from(old.data).equals(now.data) && sameEntries(old, now, but)
    }
    if (old instanceof PdfDict && now instanceof PdfDict) return sameEntries(old, now, but)
    if (old instanceof PdfArray && now instanceof PdfArray) {
      const [all, others] = [old.toArray(), now.toArray()]
      return all.length === others.length && all.every((each, at) => same(each, others[at]))
    }
    return JSON.stringify(old) === JSON.stringify(now)
  }

  function sameEntries(old: PdfDict, now: PdfDict, but: Without): boolean {
    const names = new Set([...old.keys(), ...now.keys()].map(({ value }) => value))
    return [...names].every((name) => {
      if (but.has(name)) return true
      return same(old.get(name), now.get(name), name === 'Parent' ? OF_A_PARENT : NOTHING)
    })
  }
  return same
}
