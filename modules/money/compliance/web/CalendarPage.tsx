import { ComplianceCalendar, OpenProof, UnmarkDuty } from '#generated/operations/compliance.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { openFile } from '#platform/web/api/files.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Duty, DutyState } from '../model/duty.ts'
import { dutyColumns } from './columns.tsx'
import { MarkDialog } from './MarkDialog.tsx'
import type { DutyRow } from './types.ts'

const keyOf = ({ duty, yearMonth }: DutyRow) => `${duty} ${yearMonth}`

/** What a razón social owes the State in a year, when it is due, and who met it. */
export default function CalendarPage() {
  const [params, setParams] = useAddressParams()
  const year = Number(params.get('ano') ?? today().slice(0, 4))
  const businessId = params.get('razon')
  const detail = useDetail(ComplianceCalendar, { input: { businessId, year } }, { keep: true })
  const set = (name: string, value: string | null) =>
    setParams(
      (now) => {
        const { [name]: _before, ...others } = Object.fromEntries(now)
        return value === null ? others : { ...others, [name]: value }
      },
      { replace: true },
    )
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} page />
  const calendar = detail.data?.complianceCalendar
  if (!calendar) return <PageSkeleton />
  const [duty, state] = [params.get('obligacion'), params.get('estado')]
  const rows = calendar.duties
    .filter((row) => (!duty || row.duty === duty) && (!state || row.state === state))
    // What is still to be done comes first, by its day as the rest.
    .toSorted((a, b) => Number(a.state === 'DONE') - Number(b.state === 'DONE'))
  const years = [...new Set([...calendar.years, year])].toSorted((a, b) => b - a)
  const pick = (name: string, label: string, options: readonly Option[], value: string | null) => (
    <Choice
      aria-label={label}
      placeholder={label}
      className="mg-pick"
      options={options}
      value={value}
      optional={name === 'obligacion' || name === 'estado'}
      onChange={(chosen) => set(name, chosen)}
    />
  )
  const businesses = calendar.businesses.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <section className="mg-list">
      <PageHeader
        title="Cumplimiento"
        context="Lo que la razón social debe declarar cada mes"
        actions={<Link to={pathTo('cumplimiento/contratos')}>Contratos ante la DT</Link>}
      />
      <div className="mg-toolbar">
        {pick('razon', 'Razón social', businesses, calendar.businessId)}
        {pick('ano', 'Año', years.map(optionOfYear), String(year))}
        {pick('obligacion', 'Obligación', Duty.options, duty)}
        {pick('estado', 'Estado', DutyState.options, state)}
      </div>
      <Counts rows={calendar.duties} />
      <Duties rows={rows} businessId={calendar.businessId} />
    </section>
  )
}

type Option = { value: string; label: string }
const optionOfYear = (year: number): Option => ({ value: String(year), label: String(year) })

/** How many duties of the year stand in each state. */
function Counts({ rows }: { rows: readonly DutyRow[] }) {
  if (rows.length === 0) return null
  const count = (state: string) => rows.filter((row) => row.state === state).length
  return (
    <div className="mg-block">
      <Figures
        label="El año"
        figures={DutyState.options.map(({ value, label }) => ({
          label,
          value: formatNumber(count(value)),
          ...(value === 'OVERDUE' && count(value) > 0 ? { tone: 'danger' as const } : {}),
        }))}
      />
    </div>
  )
}

function Duties({ rows, businessId }: { rows: readonly DutyRow[]; businessId: string | null }) {
  const form = useOpenForm('cumplimiento')
  const unmark = useAction(UnmarkDuty, { done: 'La obligación vuelve a estar pendiente' })
  const open = useAction(OpenProof, { after: openFile, quiet: true, keepCache: true })
  if (businessId === null || rows.length === 0) {
    return (
      <EmptyState title="No hay obligaciones que mostrar">
        Aparecen con cada mes de remuneraciones que se abre.
      </EmptyState>
    )
  }
  const chosen = rows.find((row) => keyOf(row) === form.key)
  const ofDuty = ({ duty, yearMonth }: DutyRow) => ({ input: { businessId, duty, yearMonth } })
  return (
    <>
      <Rows
        caption="Obligaciones"
        rows={rows}
        columns={dutyColumns}
        rowKey={keyOf}
        nameOf={(row) => `${Duty.label(row.duty)} de ${monthLabel(row.yearMonth)}`}
        actions={(row) => [
          {
            label: row.state === 'DONE' ? 'Corregir' : 'Marcar hecho',
            permission: 'compliance.update',
            ...(row.isOpen ? { disabled: 'Primero hay que cerrar el mes' } : {}),
            onClick: () => form.open(keyOf(row)),
          },
          ...(row.hasProof
            ? [{ label: 'Ver comprobante', onClick: () => open.run(ofDuty(row)) }]
            : []),
          ...(row.state === 'DONE'
            ? [
                {
                  label: 'Deshacer',
                  permission: 'compliance.update' as const,
                  confirm: 'La obligación vuelve a estar pendiente, sin su comprobante.',
                  onClick: () => unmark.run(ofDuty(row)),
                },
              ]
            : []),
        ]}
      />
      {chosen && <MarkDialog form={form} row={chosen} businessId={businessId} />}
    </>
  )
}
