import { Skeleton } from 'antd'
import { useState } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { OrgChartChanges } from '#generated/operations/organization.ts'
import { asText, formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Person } from '#platform/web/kit/text/Person.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ChangeKind, type Kind } from '../model/comparison.ts'
import { ChangedFact } from '../model/changed-fact.ts'
import { ChangeTags } from './ChangeTags.tsx'
import { signOf } from './change-signs.ts'
import type { Asked, Changed, Counted } from './change-rows.ts'
import { DownloadChanges } from './DownloadChanges.tsx'

type Props = {
  asked: Asked
  kind: Kind | undefined
  onKind: (kind: Kind | null) => void
  /** Shows somebody in the chart; without it there is no chart beside the list. */
  onFind: ((id: string) => void) | undefined
}

/** The list of what changed between two days, of one kind or of all. */
export function Changes({ asked, kind, onKind, onFind }: Props) {
  const input = { ...asked, ...(kind ? { kind } : {}) }
  const { data, error, reload } = useDetail(OrgChartChanges, { input }, { keep: true })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <Skeleton active />
  const { from, until, total, counts, rows, more } = data.orgChartChanges
  const title = `Cambios del ${formatDate(from)} al ${formatDate(until)}`
  return (
    <aside className="oc-list" aria-label="Cambios entre las dos fechas">
      <header className="oc-list-head">
        <h2>{title}</h2>
        {total > 0 && <DownloadChanges input={input} title={title} />}
      </header>
      <Kinds counts={counts} total={total} kind={kind} onKind={onKind} />
      {rows.length === 0 ? (
        <p className="soft">Nadie cambió entre esas fechas.</p>
      ) : (
        <Rows rows={rows} onFind={onFind} />
      )}
      {more > 0 && (
        <More key={JSON.stringify(input)} input={input} skip={rows.length} onFind={onFind} />
      )}
    </aside>
  )
}

type KindsProps = Pick<Props, 'kind' | 'onKind'> & { counts: readonly Counted[]; total: number }

/** How many changes there are of each kind; pressing one leaves those alone. */
const Kinds = ({ counts, total, kind, onKind }: KindsProps) => (
  <div className="oc-kinds" role="group" aria-label="Clase de cambio">
    <button type="button" aria-pressed={!kind} className="oc-kind" onClick={() => onKind(null)}>
      Todos {formatNumber(total)}
    </button>
    {counts
      .filter((one) => one.total > 0 || one.kind === kind)
      .map((one) => (
        <button
          key={one.kind}
          type="button"
          className="oc-kind"
          data-kind={one.kind}
          aria-pressed={one.kind === kind}
          onClick={() => onKind(one.kind === kind ? null : one.kind)}
        >
          <span aria-hidden="true">{signOf(one.kind)}</span>
          {ChangeKind.label(one.kind)} {formatNumber(one.total)}
        </button>
      ))}
  </div>
)

type Found = Pick<Props, 'onFind'>

const Rows = ({ rows, onFind }: Found & { rows: readonly Changed[] }) => (
  <ul className="oc-rows">
    {rows.map((row) => (
      <li key={row.id}>
        <Who row={row} />
        <ChangeTags kinds={row.kinds} />
        {row.facts.map(({ fact, before, after }) => (
          <span key={fact} className="oc-place">
            <span className="soft">{ChangedFact.label(fact)}: </span>
            {wayOf(row.kinds, before, after)}
          </span>
        ))}
        {onFind && (
          <ActionButton look="text" size="small" onClick={() => onFind(row.id)}>
            Ver en el organigrama
          </ActionButton>
        )}
      </li>
    ))}
  </ul>
)

/** Of somebody who joined or left there is one side alone; of the others, from where to where. */
function wayOf(kinds: readonly Kind[], before: string | null, after: string | null): string {
  if (kinds.includes('JOINED')) return asText(after)
  if (kinds.includes('LEFT')) return asText(before)
  return `${before ?? 'ninguna'} → ${after ?? 'ninguna'}`
}

function Who({ row: { id, name, title, avatar, opens } }: { row: Changed }) {
  const who = <Person name={name} url={avatar} hint={title} />
  return opens ? (
    <Link to={pathTo('ficha/:id', { id })} className="oc-person">
      {who}
    </Link>
  ) : (
    who
  )
}

type Following = Found & { input: Asked; skip: number }

/** The people who follow, so many at once, when asked for. */
function More({ input, skip, onFind }: Following) {
  const [asked, setAsked] = useState(false)
  if (asked) return <Following input={input} skip={skip} onFind={onFind} />
  return (
    <ActionButton look="text" onClick={() => setAsked(true)}>
      Ver más personas
    </ActionButton>
  )
}

function Following({ input, skip, onFind }: Following) {
  const { data, error, reload } = useDetail(OrgChartChanges, { input: { ...input, skip } })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <Skeleton active />
  const { rows, more } = data.orgChartChanges
  return (
    <>
      <Rows rows={rows} onFind={onFind} />
      {more > 0 && <More input={input} skip={skip + rows.length} onFind={onFind} />}
    </>
  )
}
