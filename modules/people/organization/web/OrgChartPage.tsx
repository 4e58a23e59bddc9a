import { Alert, Skeleton } from 'antd'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { OrgChart } from '#generated/operations/organization.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useNarrow } from '#platform/web/look/media.ts'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { RefSelect } from '#platform/web/kit/form/RefSelect.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { useSlots } from '#platform/web/screen/slots.tsx'
import { type Detail, useDetail } from '#platform/web/api/useDetail.ts'
import type { OrgChartQuery } from '#generated/documents/graphql.ts'
import { Alone } from './Alone.tsx'
import { Changes } from './Changes.tsx'
import { DownloadChart } from './DownloadChart.tsx'
import { countedBoxes } from './node.ts'
import { litOf, type Place, rootOf, usePlace } from './place.ts'
import { Legend } from './Legend.tsx'
import { MiniMap } from './MiniMap.tsx'
import { Problems } from './Problems.tsx'
import { TintContext, tintOptions, useTints } from './tints.ts'
import { Tree } from './Tree.tsx'
import { boxesOfChart } from './source.ts'
import './org-chart.css'

/** The people of a day under their supervisors, or its units, from the top or from a box down. */
export default function OrgChartPage() {
  const place = usePlace()
  const { mode, asOf, comparedTo, root, lit } = place
  const answer = useDetail(
    OrgChart,
    {
      input: {
        mode,
        asOf,
        comparedTo,
        businessId: place.businessId,
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
  const isNarrow = useNarrow()
  // What is compared is a list on a phone: there is no chart to save.
  const isDrawn = Boolean(chart && chart.roots.length > 0) && !(isNarrow && comparedTo)
  return (
    <section className="oc-page">
      <PageHeader
        title="Organigrama"
        context={chart && contextOf(chart)}
        actions={<Tools place={place} />}
      />
      <Bar place={place}>
        {chart && isDrawn && (
          <DownloadChart
            place={{ asOf, comparedTo, mode, businessId: place.businessId }}
            root={root}
            asOf={chart.asOf}
            tint={place.tint}
            legend={legend}
          />
        )}
      </Bar>
      {legend.length > 0 && <Legend lines={legend} tints={tints} />}
      <TintContext value={tints}>
        <Compared place={place} isNarrow={isNarrow}>
          <Drawn answer={answer} place={place} tree={tree} />
          {isDrawn && !isNarrow && <MiniMap tree={tree} />}
        </Compared>
      </TintContext>
    </section>
  )
}

/** What is shown, of whose people and in which colours, and what is downloaded. */
function Bar({ place, children }: { place: Looking; children: ReactNode }) {
  const { mode } = place
  return (
    <div className="oc-bar">
      {place.mayUnits && (
        <ViewSwitch
          aria-label="Qué muestra el organigrama"
          value={mode}
          onChange={place.show}
          options={modes}
        />
      )}
      <span className="oc-choices">
        {mode === 'PERSON' && <OfBusiness place={place} />}
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
        {children}
      </span>
    </div>
  )
}

type ComparedProps = { place: Looking; isNarrow: boolean; children: ReactNode }

/** The chart and, beside it, what changed between two days; on a phone what changed alone. */
function Compared({ place, isNarrow, children }: ComparedProps) {
  const { asOf, comparedTo, businessId } = place
  if (!comparedTo) return children
  return (
    <div className="oc-compared">
      <Changes
        asked={{ asOf, comparedTo, businessId }}
        kind={place.kind}
        onKind={place.only}
        onFind={isNarrow ? undefined : place.light}
      />
      {!isNarrow && <div className="oc-beside">{children}</div>}
    </div>
  )
}

const modes = [
  { value: 'PERSON', label: 'Personas' },
  { value: 'UNIT', label: 'Unidades' },
] as const

type Looking = ReturnType<typeof usePlace>
type Chart = OrgChartQuery['orgChart']

function contextOf(chart: Chart): string {
  const boxes = countedBoxes(chart.roots[0]?.unit ? 'UNIT' : 'PERSON', chart.total)
  const than = chart.comparedTo ? `, comparado con el ${formatDate(chart.comparedTo)}` : ''
  return `${boxes} al ${formatDate(chart.asOf)}${than}`
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
      {mode === 'PERSON' && (
        <DateChoice
          aria-label="Comparar con otra fecha"
          placeholder="Comparar con"
          value={place.comparedTo ?? null}
          onChange={place.compare}
        />
      )}
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
  const { asOf, mode, root, businessId } = place
  const chart = answer.data?.orgChart
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  if (!chart) return <Skeleton active />
  const { comparedTo } = place
  const looked: Place = { asOf, comparedTo, mode, businessId, from: place.from }
  return (
    <>
      {!chart.found && <Alert type="info" showIcon title={absentOn(looked, chart.asOf)} />}
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
        <Tree
          roots={chart.roots}
          more={chart.moreRoots}
          place={looked}
          flies={Boolean(place.lit) || !comparedTo}
          tree={tree}
        />
      ) : (
        <Nobody mode={mode} businessId={businessId} />
      )}
      {place.mayUnits && !root && !comparedTo && !businessId && <Problems asOf={asOf} />}
      {!root && chart.alone > 0 && <Alone count={chart.alone} place={looked} />}
    </>
  )
}

/** Why who was searched is not in the chart of a day. */
const absentOn = ({ mode, businessId }: Place, day: string): string =>
  mode === 'UNIT'
    ? `La unidad no existe al ${formatDate(day)}`
    : businessId
      ? `La persona no tiene un contrato vigente con esa razón social al ${formatDate(day)}`
      : `La persona no tiene un contrato vigente al ${formatDate(day)}`

/** Narrows the chart to the people of a razón social, where the reader sees more than one. */
function OfBusiness({ place }: { place: Looking }) {
  const source = useSlots().references['business']
  const can = useCan()
  if (!source || !can(source.needs)) return null
  return (
    <span className="oc-business">
      <RefSelect
        aria-label="Razón social"
        placeholder="Razón social"
        name="business"
        source={source}
        optional
        value={place.businessId ?? null}
        onChange={place.of}
      />
    </span>
  )
}

const Nobody = ({ mode, businessId }: Pick<Place, 'mode' | 'businessId'>) =>
  businessId ? (
    <EmptyState title="Nadie de esa razón social tiene jefatura en esta fecha." />
  ) : mode === 'UNIT' ? (
    <EmptyState title="No hay unidades en esta fecha.">
      Agréguelas en «Empresa», pestaña «Estructura».
    </EmptyState>
  ) : (
    <EmptyState title="Nadie tiene jefatura todavía.">
      Asígnela en el contrato o importe las jefaturas.
    </EmptyState>
  )
