import { fullnameOf } from '#chile/names.ts'

type Named = Parameters<typeof fullnameOf>[0] & { writtenName: string | null; rut: string }

/** A person's name in a month: from the record of that month, or else of other days. */
export const nameInMonth = (row: Named): string => fullnameOf(row) || (row.writtenName ?? row.rut)
