import { formatNumber } from '#chile/numbers.ts'
import { monthName } from '#chile/period.ts'
import type { DashboardQuery } from '#generated/documents/graphql.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { ShortList } from '#platform/web/kit/list/ShortList.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

type Dashboard = DashboardQuery['dashboard']
type Counts = NonNullable<Dashboard['people']>
type AllMoves = NonNullable<Dashboard['movements']>
type Moves = AllMoves['leaving']

type Props = { people: Counts; movements: AllMoves | undefined; month: number }

/** How many people there are and who moves; each number opens its list. */
export function People({ people, movements, month }: Props) {
  const workers = pathTo('trabajadores')
  const name = monthName(month)
  const figures: Figure[] = [
    {
      label: 'Personas activas',
      value: formatNumber(people.active),
      hint: 'con contrato vigente hoy',
      to: `${workers}?state=ACTIVE`,
    },
    {
      label: 'Por ingresar',
      value: formatNumber(people.incoming),
      hint: 'con contrato que aún no empieza',
      to: `${workers}?state=INCOMING`,
    },
    ...(people.incomplete == null ? [] : [incomplete(people.incomplete, workers)]),
    ...(movements
      ? [
          {
            label: 'Contratos por vencer',
            value: formatNumber(movements.expiring.total),
            hint: 'en los próximos 30 días',
            to: '#por-vencer',
          },
        ]
      : []),
  ]
  return (
    <Panel title="Personas">
      <Figures label="Personas en números" figures={figures} />
      {movements && (
        <div className="ho-moves">
          {movements.entering && (
            <Moved id="ingresan" title={`Ingresan en ${name}`} moves={movements.entering} />
          )}
          <Moved id="salen" title={`Salen en ${name}`} moves={movements.leaving} />
          <Moved id="por-vencer" title="Vencen en 30 días" moves={movements.expiring} />
        </div>
      )}
    </Panel>
  )
}

const incomplete = (count: number, workers: string): Figure => ({
  label: 'Fichas incompletas',
  value: formatNumber(count),
  hint: 'les falta algo que la remuneración usa',
  to: `${workers}?incomplete=true`,
  ...(count > 0 ? { tone: 'warning' as const } : {}),
})

const Moved = ({ id, title, moves }: { id: string; title: string; moves: Moves }) => (
  <section id={id} className="ho-moved" aria-labelledby={`${id}-title`}>
    <h3 id={`${id}-title`}>
      {title} <span className="soft tabular">{formatNumber(moves.total)}</span>
    </h3>
    {moves.rows.length === 0 ? (
      <p className="soft">Nadie</p>
    ) : (
      <ShortList
        items={moves.rows}
        total={moves.total}
        what="personas"
        keyOf={({ id: contract }) => contract}
        render={(row) => (
          <span className="ho-move">
            <TextWithHint
              words={<Link to={pathTo('ficha/:id', { id: row.userId })}>{row.fullname}</Link>}
              hint={row.businessName}
            />
            <span className="soft mg-unbroken">{formatDate(row.day)}</span>
          </span>
        )}
      />
    )}
  </section>
)
