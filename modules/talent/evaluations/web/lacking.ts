import { joined } from '#platform/web/screen/joined-place.tsx'
import type { Process } from './types.ts'

/** The process whose page it is. */
export type LackingProps = { process: Process }

/** What a process lacks besides answers, given by the modules that stand on this one. */
export const { provide: provideLacking, Place: Lacking } =
  joined<LackingProps>('what a process lacks')
