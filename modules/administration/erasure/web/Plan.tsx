import type { ReactNode } from 'react'
import type { ErasurePlanQuery } from '#generated/documents/graphql.ts'
import { ErasurePlan } from '#generated/operations/erasure.ts'
import { counted } from '#chile/counts.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ErasureFate } from '../model/catalogs.ts'

type Planned = ErasurePlanQuery['erasurePlan']
type Part = Planned['parts'][number]

/** What goes of the person of a request and what stays, why and until when. */
export function Plan({ requestId }: { requestId: string }) {
  const { data } = useDetail(ErasurePlan, { input: { id: requestId } })
  return data ? <PlanParts plan={data.erasurePlan} /> : null
}

/** What goes of a person and what stays, why and until when. */
export function PlanParts({ plan: { parts, leftOn } }: { plan: Planned }) {
  const going = parts.filter(({ fate }) => fate !== 'STAYS')
  const staying = parts.filter(({ fate }) => fate === 'STAYS')
  return (
    <>
      <p className="soft">
        {leftOn
          ? `Su último contrato terminó el ${formatDate(leftOn)}.`
          : 'Tiene un contrato vigente: queda lo que su trabajo necesita.'}
      </p>
      <dl className="mg-facts">
        <Group title="Se suprime">
          {going.length === 0 && (
            <li>Nada: todo lo que hay de esta persona tiene por qué quedar.</li>
          )}
          {going.map((part) => (
            <li key={part.why}>
              {part.why}{' '}
              <span className="soft">
                {`${part.label} (${counted(part.rows, 'registro')}`}
                {part.fate === 'PARTLY' && `, ${ErasureFate.label('PARTLY').toLowerCase()}`}
                {').'}
              </span>
            </li>
          ))}
        </Group>
        <Group title="Queda">
          {[...Map.groupBy(staying, ({ why }) => why)].map(([why, some]) => (
            <li key={why}>
              {`${why} ${untilWords(some)} `}
              <span className="soft">
                {some.map(({ label, rows }) => `${label} (${rows})`).join(', ')}
              </span>
            </li>
          ))}
        </Group>
      </dl>
    </>
  )
}

/** Some sentences under their title. */
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <ul>{children}</ul>
    </dd>
  </div>
)

const untilWords = ([first]: readonly Part[]): string => {
  if (!first) return ''
  return first.until ? `Hasta el ${formatDate(first.until)} al menos.` : `${first.term}.`
}

/** What went and what stays, as its person reads it. */
export const Outcome = ({ text }: { text: string }) => (
  <dl className="mg-facts">
    <Group title="Qué se hizo">
      {text.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Group>
  </dl>
)
