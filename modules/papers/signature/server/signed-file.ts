import { PDF } from '@libpdf/core'

/**
 * Why pages cannot be added to a PDF so that its bytes stay as they are: it is damaged, or made so
 * that nothing may follow it.
 */
export async function whyNotSignable(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const pdf = await PDF.load(bytes)
    return pdf.canSaveIncrementally() === null ? undefined : UNSOUND
  } catch {
    return UNSOUND
  }
}

const UNSOUND = 'está dañado o comprimido para la web: ábralo y guárdelo como PDF simple'

/** A PDF with pages after its own: the bytes that it had are the first ones of the new file. */
export async function withPages(first: Uint8Array, more: Uint8Array) {
  const pdf = await PDF.load(first)
  const added = await PDF.load(more)
  await pdf.copyPagesFrom(
    added,
    added.getPages().map((_page, at) => at),
  )
  const bytes = Buffer.from(await pdf.save({ incremental: true }))
  if (!bytes.subarray(0, first.length).equals(first)) {
    throw new Error('The signed bytes are not the first ones of the signed file')
  }
  return { bytes, pages: pdf.getPageCount() }
}
