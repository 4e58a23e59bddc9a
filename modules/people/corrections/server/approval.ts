import { z } from 'zod'
import { formatDate } from '#chile/dates.ts'
import { approvalKind } from '#modules/company/approvals/server/index.ts'
import { waitingRecords } from '#modules/people/sight/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { CorrectionPart } from '../model/catalogs.ts'
import { corrections } from './corrections.queries.ts'
import { answerDataCorrection, dataCorrection } from './corrections.service.ts'

const factsSchema = z.object({ part: CorrectionPart.schema, since: z.string() })

approvalKind.on(
  'corrections',
  waitingRecords(corrections, {
    kind: 'DATA_CORRECTION',
    act: 'approve',
    since: 'correction.requestedAt',
    facts: sql`jsonb_build_object('part', correction.part, 'since', correction.since)`,
    words: (facts) => {
      const { part, since } = factsSchema.parse(facts)
      return {
        title: `Corrección de ${CorrectionPart.label(part).toLowerCase()}`,
        summary: `Desde el ${formatDate(since)}`,
        link: '/home/correcciones?status=PENDING',
      }
    },
    details: async (context, { id }) => {
      const { changes } = await dataCorrection(context, { id })
      return changes.map(({ label, moved }) => ({
        label,
        words: moved ? 'Cambió en la ficha desde que se pidió' : 'Cambia',
        warns: moved,
      }))
    },
    reminder: { key: 'correction', subject: 'La corrección de datos' },
    answer: (context, { id, seen: version }, answer, response) =>
      answerDataCorrection(context, {
        id,
        version,
        response,
        approve: answer === 'APPROVE',
        since: null,
      }),
  }),
)
