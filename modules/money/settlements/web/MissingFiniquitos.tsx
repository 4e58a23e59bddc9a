import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { daysBetween } from '#chile/dates.ts'
import { ContractsSettlement } from '#generated/operations/settlements.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { today } from '#platform/web/look/today.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

const MOST = 5

/** Contracts that have their last day and no finiquito: each begins one. */
export function Unsettled() {
  const [shown, setShown] = useState(MOST)
  const { data } = useDetail(
    ContractsSettlement,
    { input: { businessId: null, search: null } },
    { needs: 'settlements.create' },
  )
  const ending = (data?.contractsSettlement ?? [])
    .filter(({ finalDate }) => finalDate !== null)
    .toSorted((a, b) => String(a.finalDate).localeCompare(String(b.finalDate)))
  if (ending.length === 0) return null
  const now = today()
  return (
    <Panel title="Terminan sin finiquito" text="Contratos con fecha de término, desde la primera">
      <ul className="st-unsettled">
        {ending.slice(0, shown).map(({ id, fullname, code, finalDate, endingCause }) => (
          <li key={id}>
            <Link to={startOf({ contrato: id, termino: finalDate, causal: endingCause })}>
              {fullname ?? code}
            </Link>
            <span className="soft tabular">{finalDate && formatDate(finalDate)}</span>
            {finalDate && finalDate < now && <Ended days={daysBetween(finalDate, now)} />}
          </li>
        ))}
      </ul>
      {ending.length > shown && (
        <ActionButton onClick={() => setShown(ending.length)}>
          {`Ver ${counted(ending.length - shown, 'contrato')} más`}
        </ActionButton>
      )}
    </Panel>
  )
}

/** How long ago a contract ended whose finiquito nobody made. */
const Ended = ({ days }: { days: number }) => (
  <StatusTag tone="danger">{`Terminó hace ${counted(days, 'día', 'días')}`}</StatusTag>
)

/** The form with what the end of the contract already says. */
function startOf(known: Readonly<Record<string, string | null>>): string {
  const said = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${pathTo('finiquitos/nuevo')}?${new URLSearchParams(said).toString()}`
}
