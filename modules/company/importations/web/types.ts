import type { ImportationQuery, ImportRowsQuery } from '#generated/documents/graphql.ts'
import { workIn } from '../model/importation.ts'

export type ImportFile = ImportationQuery['importation']
export type ImportRow = ImportRowsQuery['importRows']['rows'][number]
export type ImportCell = ImportRow['cells'][number]

/** Whether the worker has the file. */
export const isActive = ({ state, failed }: Pick<ImportFile, 'state' | 'failed'>): boolean =>
  !failed && workIn[state] !== undefined
