import { stripAccents } from '#chile/text.ts'

/**
 * Saves a file that the server signed a link for. The link answers an attachment: no page is left.
 */
export function openFile({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Offers a file that was made here to the person as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  openFile({ url, name: stripAccents(name) })
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
