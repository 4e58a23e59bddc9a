const pages: Readonly<Record<string, string>> = {
  ADVANCE: 'procesos/anticipo/:id',
  ADDITIONAL: 'procesos/adicional/:id',
  SETTLEMENT: 'procesos/finiquito/:id',
}

/** The screen of a process by its type; its `:id` is that of the month. */
export const processScreen = (type: string): string => pages[type] ?? 'procesos/:id'
