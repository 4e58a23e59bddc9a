/** What a reading left out of a Word file, each once, and how often. */
export function createLosses() {
  const counts = new Map<string, number>()
  const add = (what: string, times = 1) => {
    if (times > 0) counts.set(what, (counts.get(what) ?? 0) + times)
  }
  return {
    add,
    /** A kind of node of mammoth's that a text has no place for. */
    addKind: (kind: string) => {
      const what = KINDS[kind]
      if (what !== '') add(what ?? 'Otros elementos')
    },
    /** «Imágenes (3)», in the order in which they were found. */
    list: (): string[] =>
      [...counts].map(([what, times]) => (times === 1 ? what : `${what} (${times})`)),
  }
}
export type Losses = ReturnType<typeof createLosses>

/** Marks of places say nothing that is read. */
const KINDS: Readonly<Record<string, string | undefined>> = {
  image: 'Imágenes',
  noteReference: 'Notas al pie',
  commentReference: 'Comentarios',
  bookmarkStart: '',
}
