import { Progress } from 'antd'
import { useOutletContext } from 'react-router'
import type { EvaluationMissingQuery } from '#generated/documents/graphql.ts'
import { EvaluationMissing, EvaluationShortOfPlans } from '#generated/operations/evaluations.ts'
import { labelOf } from '#platform/model/entity.ts'
import { SurveyStatus } from '#modules/talent/surveys/model/catalogs.ts'
import { MissingPolicy } from '#modules/talent/surveys/model/scoring/relations.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { useSideList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { PeerChoice } from '../model/catalogs.ts'
import { EvaluationProcess } from '../model/process.ts'
import { Lacking } from './lacking.ts'
import { pointsWords } from './score-words.ts'
import { answeredPercent, type Process } from './types.ts'

/** What a process is made of: how far it is, its evaluations, its weights, and who is missing. */
export default function SummaryTab() {
  const process = useOutletContext<Process>()
  const can = useCan()
  const { people, raters, ratersDone } = process
  return (
    <>
      <Figures
        label="Avance"
        figures={[
          { label: 'Personas evaluadas', value: `${people}` },
          { label: 'Evaluaciones respondidas', value: `${ratersDone} de ${raters}` },
          { label: 'Respondido', value: `${answeredPercent(process)} %` },
        ]}
      />
      <div className="ev-columns">
        <div>
          <Weights process={process} />
        </div>
        <div>
          <Surveys process={process} />
        </div>
      </div>
      {process.status === 'FEEDBACK' && can('evaluationProcesses.update') && (
        <Short id={process.id} />
      )}
      {process.status === 'RUNNING' && can('evaluationProcesses.read') && (
        <Lacking process={process} />
      )}
      {process.status !== 'DRAFT' && can('performanceResults.massRead') && (
        <Missing processId={process.id} />
      )}
    </>
  )
}

const weights = ['selfWeight', 'supervisorWeight', 'peerWeight', 'subordinateWeight'] as const

function Weights({ process }: { process: Process }) {
  return (
    <Panel title="Pesos">
      <ul className="ev-weights">
        {weights.map((name) => (
          <li key={name}>
            <span>{labelOf(EvaluationProcess, name)}</span>
            <Progress percent={process[name]} aria-label={labelOf(EvaluationProcess, name)} />
          </li>
        ))}
      </ul>
      <p className="soft">{rulesIn(process)}</p>
    </Panel>
  )
}

/** The other rules of a process, in words. */
const rulesIn = (process: Process): string =>
  [
    `Pares: ${PeerChoice.label(process.peerChoice).toLowerCase()}.`,
    `Un grupo de menos de ${process.minRaters} evaluadores no se muestra ni cuenta.`,
    `Si falta una relación: ${MissingPolicy.label(process.missingPolicy).toLowerCase()}.`,
    `Los planes son ${process.planShare} % de la nota final.`,
    `Desempeño medio desde ${pointsWords(process.mediumCut)}, alto desde`,
    `${pointsWords(process.highCut)}.`,
  ].join(' ')

function Surveys({ process }: { process: Process }) {
  const writes = useCan()('evaluations.update')
  // What is still being written is shown to who writes it.
  const leads = (status: SurveyStatus) => process.canFollow && (writes || status !== 'PENDING')
  return (
    <Panel title="Evaluaciones">
      {process.surveys.length === 0 ? (
        <p className="soft">Elija al menos una, en «Editar».</p>
      ) : (
        <ul className="ev-surveys">
          {process.surveys.map(({ id, title, status }) => (
            <li key={id}>
              {leads(status) ? (
                <Link to={pathTo('encuestas/detalle/:id', { id })}>{title}</Link>
              ) : (
                title
              )}
              <span className="soft">{SurveyStatus.label(status)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** People whose approved plans weigh neither 100 nor nothing: the process waits for them. */
function Short({ id }: { id: string }) {
  const { data } = useDetail(EvaluationShortOfPlans, { input: { id } })
  const short = data?.evaluationShortOfPlans ?? []
  if (short.length === 0) return null
  return (
    <Panel title="Planes que no suman 100 %" text="El proceso se cierra cuando suman 100 % o nada.">
      <ul className="ev-surveys">
        {short.map(({ evaluateeId, fullname, weightSum }) => (
          <li key={evaluateeId}>
            <span>{formatName(fullname)}</span>
            <span className="soft">{weightSum} %</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type MissingRow = EvaluationMissingQuery['evaluationMissing']['rows'][number]
const columns: readonly Column<MissingRow>[] = [
  { key: 'fullname', title: 'Persona', lead: true, text: ({ fullname }) => formatName(fullname) },
  { key: 'missing', title: 'Le faltan', align: 'end', text: ({ missing }) => missing },
]

/** Who has evaluations left, and how many. */
function Missing({ processId }: { processId: string }) {
  const list = useSideList(EvaluationMissing, { fixed: { processId } })
  return (
    <Panel title="Faltan por responder" text="Cuántas evaluaciones le quedan a cada persona.">
      {list.total === 0 && !list.loading && !list.filtered ? (
        <p className="soft">Todas las evaluaciones están respondidas.</p>
      ) : (
        <SideRows
          caption="Faltan por responder"
          list={list}
          columns={columns}
          search="Nombre o RUT"
          rowKey={({ respondentId }) => respondentId}
          nameOf={({ fullname }) => formatName(fullname)}
        />
      )}
    </Panel>
  )
}
