const pages: Readonly<Record<string, string>> = {
  ADVANCE: 'procesos/anticipo/:id',
  ADDITIONAL: 'procesos/adicional/:id',
  SETTLEMENT: 'procesos/finiquito/:id',
}

/** The screen of a process by its type, the month itself without one; its `:id` is the month's. */
export const processScreen = (type: string | null): string =>
  (type === null ? undefined : pages[type]) ?? 'procesos/:id'
