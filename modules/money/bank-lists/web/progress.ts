import { counted } from '#chile/counts.ts'
import type { ListRow } from './types.ts'

/** How many payments of a list were made, and how many the bank refused. */
export const progressOf = ({
  people,
  paid,
  rejected,
}: Pick<ListRow, 'people' | 'paid' | 'rejected'>): string =>
  rejected > 0
    ? `${paid} de ${people} pagados, ${counted(rejected, 'rechazado')}`
    : `${paid} de ${people} pagados`
