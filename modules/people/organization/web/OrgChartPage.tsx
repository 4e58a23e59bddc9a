import { Alert, Skeleton } from 'antd'
import { type RefObject, useMemo, useRef } from 'react'
import { counted } from '#chile/counts.ts'
import { OrgChart } from '#generated/operations/organization.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Choice } from '#platform/web/kit/Choice.tsx'
import { DateChoice } from '#platform/web/kit/DateChoice.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { useNarrow } from '#platform/web/media.ts'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { RefSelect } from '#platform/web/kit/RefSelect.tsx'
import { ViewSwitch } from '#platform/web/kit/Toggle.tsx'
import { type Detail, useDetail } from '#platform/web/useDetail.ts'
import type { OrgChartQuery } from '#generated/documents/graphql.ts'
import { Alone } from './Alone.tsx'
import { DownloadChart } from './DownloadChart.tsx'
import { litOf, type Place, rootOf, usePlace } from './place.ts'
import { Legend } from './Legend.tsx'
import { MiniMap } from './MiniMap.tsx'
import { TintContext, tintOptions, useTints } from './tints.ts'
import { Tree } from './Tree.tsx'
import { boxesOfChart } from './source.ts'
import './org-chart.css'

/** The people of a day under their supervisors, or its units, from the top or from a box down. */
export default function OrgChartPage() {
  const place = usePlace()
  const { mode, asOf, root, lit } = place
  const answer = useDetail(
    OrgChart,
    {
      input: {
        mode,
        asOf,
        levels: mode === 'UNIT' ? 7 : 3,
        ...rootOf(mode, root),
        ...litOf(mode, lit),
      },
    },
    { keep: true },
  )
  const chart = answer.data?.orgChart
  const tree = useRef<HTMLUListElement>(null)
  const { tints, legend } = useTints(place.tint)
  const narrow = useNarrow()
  return (
    <section className="oc-page">
      <PageHeader
        title="Organigrama"
        context={chart && contextOf(chart)}
        actions={<Tools place={place} />}
      />
      <div className="oc-bar">
        {place.mayUnits && (
          <ViewSwitch
            aria-label="Qué muestra el organigrama"
            value={mode}
            onChange={place.show}
            options={modes}
          />
        )}
        <span className="oc-actions">
          {mode === 'PERSON' && (
            <Choice
              className="oc-paint"
              aria-label="Colorear"
              placeholder="Colorear"
              options={tintOptions}
              value={place.tint ?? null}
              onChange={place.paint}
              optional
            />
          )}
          {chart && chart.roots.length > 0 && (
            <DownloadChart tree={tree} asOf={chart.asOf} legend={legend} />
          )}
        </span>
      </div>
      {legend.length > 0 && <Legend lines={legend} tints={tints} />}
      <TintContext value={tints}>
        <Drawn answer={answer} place={place} tree={tree} />
      </TintContext>
      {chart && chart.roots.length > 0 && !narrow && <MiniMap tree={tree} />}
    </section>
  )
}

const modes = [
  { value: 'PERSON', label: 'Personas' },
  { value: 'UNIT', label: 'Unidades' },
] as const

type Looking = ReturnType<typeof usePlace>
type Chart = OrgChartQuery['orgChart']

const isOfUnits = ({ roots }: Chart) => Boolean(roots[0]?.unit)

function contextOf(chart: Chart): string {
  const units = () => counted(chart.total, 'unidad', 'unidades')
  const boxes = isOfUnits(chart) ? units() : counted(chart.total, 'persona')
  return `${boxes} al ${formatDate(chart.asOf)}`
}

/** What is searched, and the day that is looked at. */
function Tools({ place }: { place: Looking }) {
  const { mode, asOf, lit } = place
  const source = useMemo(() => boxesOfChart(mode, asOf), [mode, asOf])
  return (
    <div className="oc-tools">
      <RefSelect
        aria-label="Buscar en el organigrama"
        placeholder={mode === 'UNIT' ? 'Nombre o código de la unidad' : 'Nombre, cargo o área'}
        name={['orgChart', mode, asOf].join(' ')}
        source={source}
        optional
        value={lit ?? null}
        onChange={place.light}
      />
      <DateChoice
        aria-label="Ver al día"
        placeholder="Ver al día"
        value={asOf ?? null}
        onChange={place.on}
      />
    </div>
  )
}

type DrawnProps = {
  answer: Detail<OrgChartQuery>
  place: Looking
  tree: RefObject<HTMLUListElement | null>
}

/** The chart, and what is worth knowing of it. */
function Drawn({ answer, place, tree }: DrawnProps) {
  const { asOf, mode, root } = place
  const chart = answer.data?.orgChart
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  if (!chart) return <Skeleton active />
  const looked: Place = { asOf, mode, from: place.from }
  return (
    <>
      {!chart.found && (
        <Alert type="info" showIcon title={`${absent[mode]} al ${formatDate(chart.asOf)}`} />
      )}
      {chart.inCircle.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title="Hay personas que terminan dependiendo de sí mismas"
          description={`Corrija la jefatura en el contrato de ${chart.inCircle.join(', ')}.`}
        />
      )}
      {root && (
        <div>
          <ActionButton look="text" onClick={() => place.from(null)}>
            Ver el organigrama completo
          </ActionButton>
        </div>
      )}
      {chart.roots.length > 0 ? (
        <Tree roots={chart.roots} more={chart.moreRoots} place={looked} tree={tree} />
      ) : (
        <Nobody mode={mode} />
      )}
      {!root && chart.alone > 0 && <Alone count={chart.alone} asOf={asOf} />}
    </>
  )
}

const absent = {
  PERSON: 'La persona no tiene un contrato vigente',
  UNIT: 'La unidad no existe',
}

const Nobody = ({ mode }: Pick<Place, 'mode'>) =>
  mode === 'UNIT' ? (
    <EmptyState title="No hay unidades en esta fecha.">
      Agréguelas en «Empresa», pestaña «Estructura».
    </EmptyState>
  ) : (
    <EmptyState title="Nadie tiene jefatura todavía.">
      Asígnela en el contrato o importe las jefaturas.
    </EmptyState>
  )
