import { Alert } from 'antd'
import { useParams } from 'react-router'
import { CalculateScenario, Scenario as ScenarioDetail } from '#generated/operations/scenarios.ts'
import { Scenarios } from '#generated/operations/parts/scenarios.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { Choice, Choices } from '#platform/web/kit/form/Choice.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { wordIn } from '#platform/web/list/list-state.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Assumptions } from './Assumptions.tsx'
import { Progress } from './Progress.tsx'
import { AreasTable, ConceptsTable, PeopleTable } from './ResultTables.tsx'
import { Summary } from './Summary.tsx'
import { isMeasure, measures, type Result, type Scenario, sentenceOf, spanOf } from './words.ts'
import { MonthsView } from './MonthsView.tsx'
import { figureNames, useChoices } from './choices.ts'
import './scenarios.css'

/** One scenario: what it changes, what it comes to beside reality, and beside two others. */
export default function ScenarioPage() {
  const { id = '' } = useParams()
  const detail = useDetail(ScenarioDetail, { input: { id } })
  const scenario = detail.data?.scenario
  return (
    <>
      <DetailPage
        title={scenario?.name}
        context={scenario && `${scenario.businessName} · ${spanOf(scenario)}`}
        actions={scenario && <Actions scenario={scenario} />}
        loading={detail.loading}
        error={detail.error}
        retry={detail.reload}
      />
      {scenario && <Body scenario={scenario} />}
    </>
  )
}

function Actions({ scenario }: { scenario: Scenario }) {
  const { id, result, stale, activeJobId } = scenario
  const calculate = useAction(CalculateScenario, { done: 'El cálculo está en curso' })
  const fresh = result !== null && !stale
  return (
    <>
      <ActionButton permission="scenarios.update" to={pathTo('escenarios/:id/editar', { id })}>
        Editar
      </ActionButton>
      <ActionButton
        look={fresh ? 'plain' : 'primary'}
        permission="scenarios.update"
        disabled={activeJobId === null ? undefined : 'Hay un cálculo en curso'}
        onClick={() => calculate.run({ input: { id } })}
      >
        {result === null ? 'Calcular' : 'Calcular de nuevo'}
      </ActionButton>
    </>
  )
}

function Body({ scenario }: { scenario: Scenario }) {
  const names = figureNames(useChoices())
  const { changes, description, result, stale, id } = scenario
  return (
    <div className="sc-body">
      {description && <p className="soft">{description}</p>}
      {changes.length === 0 ? (
        <p className="soft">Sin cambios: el escenario es igual a la realidad.</p>
      ) : (
        <ul className="sc-changes" aria-label="Qué cambia">
          {changes.map((change, index) => (
            <li key={index}>{sentenceOf(change, names)}.</li>
          ))}
        </ul>
      )}
      {stale && (
        <Alert
          type="warning"
          showIcon
          title="El escenario cambió después de este cálculo. Calcule de nuevo."
        />
      )}
      <Progress id={id} />
      {result ? (
        <Compared scenario={scenario} result={result} />
      ) : (
        <EmptyState title="Aún sin calcular">
          Al calcular se liquida toda la dotación, mes a mes, con y sin los cambios. No se escribe
          ninguna liquidación.
        </EmptyState>
      )}
    </div>
  )
}

const views = [
  { value: 'meses', label: 'Meses' },
  { value: 'conceptos', label: 'Conceptos' },
  { value: 'areas', label: 'Áreas' },
  { value: 'personas', label: 'Personas' },
]

function Compared({ scenario, result }: { scenario: Scenario; result: Result }) {
  const [search, setSearch] = useAddressParams()
  const view = search.get('vista') ?? 'meses'
  const asked = search.get('medida')
  const measure = isMeasure(asked) ? asked : 'costo'
  const others = wordIn(search, 'con').split(',').filter(Boolean).slice(0, 2)
  const set = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      if (value) next.set(name, value)
      else next.delete(name)
      return next
    })
  const [first, second] = [useOther(others[0]), useOther(others[1])]
  const compared = [scenario, first, second].filter((one) => one !== undefined)
  return (
    <>
      <Summary result={result} />
      <div className="mg-toolbar">
        <ViewSwitch
          aria-label="Qué se muestra"
          className="sc-views"
          options={views}
          value={view}
          onChange={(next) => set('vista', next)}
        />
        {view === 'meses' && (
          <>
            <Choice
              aria-label="Medida"
              className="mg-pick"
              value={measure}
              onChange={(next) => next && set('medida', next)}
              options={Object.entries(measures).map(([value, { label }]) => ({ value, label }))}
            />
            <Others id={scenario.id} value={others} onChange={(next) => set('con', next.join())} />
          </>
        )}
      </div>
      {view === 'meses' && <MonthsView scenarios={compared} measure={measure} />}
      {view === 'conceptos' && <ConceptsTable rows={result.concepts} />}
      {view === 'areas' && <AreasTable rows={result.areas} />}
      {view === 'personas' && <PeopleTable rows={result.people} affected={result.affected} />}
      <Assumptions scenario={scenario} result={result} />
    </>
  )
}

/** Another scenario that is looked at beside this one, once it is calculated. */
function useOther(id: string | undefined): Scenario | undefined {
  const { data } = useDetail(ScenarioDetail, id === undefined ? null : { input: { id } })
  return data?.scenario.result ? data.scenario : undefined
}

type OthersProps = { id: string; value: string[]; onChange: (ids: string[]) => void }

function Others({ id, value, onChange }: OthersProps) {
  const list = useDetail(Scenarios)
  const rows = (list.data?.scenarios ?? []).filter((row) => row.id !== id && row.calculatedAt)
  if (rows.length === 0) return null
  return (
    <Choices
      aria-label="Comparar con"
      className="mg-pick"
      placeholder="Comparar con otros escenarios"
      most={2}
      value={value}
      onChange={onChange}
      options={rows.map((row) => ({ value: row.id, label: row.name }))}
    />
  )
}
