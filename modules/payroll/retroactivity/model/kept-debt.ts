import { z } from 'zod'
import { type RetroactivePart, retroactiveParts } from '#law/retroactive-items.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { LateFactKind } from './late-fact.ts'

/** The lines of a debt as they are kept. */
export const keptLines = z.array(
  z.object({
    concept: z.string(),
    label: z.string(),
    group: z.enum(['EARNING', 'DEDUCTION', 'EMPLOYER', 'BASE']),
    paid: z.number(),
    due: z.number(),
    posted: z.number(),
    owed: z.number(),
    part: z.custom<RetroactivePart>(
      (part) => typeof part === 'string' && Object.hasOwn(retroactiveParts, part),
    ),
  }),
)

/** When something was known late, and the login that wrote it. */
type KeptFact = { kind: ValueOf<typeof LateFactKind>; at: Date | null; loginId: number | null }

const stored = z.record(
  z.string(),
  z.object({ at: z.union([z.null(), z.coerce.date()]), loginId: z.number().nullable() }),
)

/** What was known late of a debt, as it is kept: the latest of each kind. */
export const keptFactsOf = (facts: unknown): KeptFact[] => {
  const found = stored.parse(facts)
  return LateFactKind.values.flatMap((kind) => {
    const fact = found[kind]
    return fact ? [{ kind, ...fact }] : []
  })
}
