import { Alert } from 'antd'
import { useParams } from 'react-router'
import {
  EvaluationProcess as ReadProcess,
  MoveEvaluationProcess,
  ReleaseEvaluationReviews,
} from '#generated/operations/evaluations.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { whyNot } from '#platform/model/states.ts'
import type { ProcessMove } from '../model/catalogs.ts'
import { nextStep } from '../model/next-step.ts'
import { ACT_OF, processStates } from '../model/states.ts'
import { ProcessDialog } from './ProcessDialog.tsx'
import { StageLine } from './StageLine.tsx'
import type { Process } from './types.ts'
import './evaluations.css'

/** A process: the line of its stages, what is next, its people, and how they are calibrated. */
export default function ProcessPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(ReadProcess, { input: { id } })
  const process = data?.evaluationProcess
  const keeps = useCan()('evaluationProcesses.update')
  return (
    <DetailPage
      title={process?.title ?? 'Proceso de evaluación'}
      context={process && <StateTag machine={processStates} state={process.status} />}
      actions={keeps && process?.canKeep && <Acts process={process} reload={reload} />}
      loading={loading}
      error={error}
      retry={reload}
      without={process ? withoutOf(process) : []}
      share={process}
    >
      {process && <Top process={process} />}
    </DetailPage>
  )
}

/** The tabs that a process has nothing for. */
const withoutOf = (process: Process): string[] => [
  ...(isCalibrated(process) ? [] : ['calibracion']),
  ...(process.peerChoice === 'NOMINATED' && process.status !== 'DRAFT' ? [] : ['pares']),
]

/** Whether its scores may be seen: there is nothing to calibrate before. */
const isCalibrated = ({ status }: Process) =>
  status === 'CALIBRATION' || status === 'FEEDBACK' || status === 'CLOSED'

function Top({ process }: { process: Process }) {
  const { title, text } = nextStep(process)
  return (
    <>
      <StageLine stages={process.stages} />
      <Alert
        className="mg-block"
        type={process.status === 'CANCELED' ? 'warning' : 'info'}
        showIcon
        title={title}
        description={text}
      />
    </>
  )
}

const moves = ['START', 'CALIBRATE', 'FEEDBACK', 'CLOSE'] as const satisfies readonly ProcessMove[]
const withReason = ['REOPEN', 'CANCEL'] as const satisfies readonly ProcessMove[]
type Asked = (typeof withReason)[number]

type ActsProps = { process: Process; reload: () => void }

/** What the state of the process allows; the others are not there. */
function Acts({ process, reload }: ActsProps) {
  const { id, version, status } = process
  const edit = useOpenForm('editar proceso')
  const why = useOpenForm('motivo del proceso')
  const move = useAction(MoveEvaluationProcess, { after: reload })
  const release = useAction(ReleaseEvaluationReviews, {
    done: ({ released, left }) => releasedWords(released, left.length),
  })
  const may = (name: ProcessMove) =>
    !whyNot(processStates, ACT_OF[name], { state: status, relations: [] })
  const send = (to: ProcessMove, reason: string | null) => ({
    input: { id, version, move: to, reason },
  })
  const asked = withReason.find((name) => name === why.key)
  return (
    <span className="ev-acts">
      {status !== 'CLOSED' && status !== 'CANCELED' && (
        <ActionButton onClick={() => edit.open()}>Editar</ActionButton>
      )}
      {withReason
        .filter((name) => may(name))
        .map((name) => (
          <ActionButton key={name} onClick={() => why.open(name)}>
            {processStates.acts[ACT_OF[name]].label}
          </ActionButton>
        ))}
      {status === 'FEEDBACK' && (
        <ActionButton
          look="next"
          confirm="Se entregan a todas las personas cuya evaluación está lista."
          onClick={() => release.run({ input: { processId: id, reviewIds: null } })}
        >
          Entregar resultados
        </ActionButton>
      )}
      {moves
        .filter((name) => may(name))
        .map((name) => (
          <ActionButton
            key={name}
            look={status === 'FEEDBACK' ? 'plain' : 'next'}
            confirm={meansOf(name)}
            onClick={() => move.run(send(name, null))}
          >
            {processStates.acts[ACT_OF[name]].label}
          </ActionButton>
        ))}
      {edit.key !== undefined && <ProcessDialog form={edit} process={process} />}
      {asked && (
        <ReasonDialog
          move={asked}
          form={why}
          busy={move.busy}
          onSend={(words) => move.attempt(send(asked, words))}
        />
      )}
    </span>
  )
}

const meansOf = (name: (typeof moves)[number]): string => {
  const { means, label } = processStates.acts[ACT_OF[name]]
  return means ?? label
}

const releasedWords = (released: number, left: number): string => {
  const given = released === 1 ? 'Se entregó a 1 persona' : `Se entregó a ${released} personas`
  return left === 0 ? given : `${given}; ${left} no están listas`
}

type ReasonProps = {
  move: Asked
  form: ReturnType<typeof useOpenForm>
  busy: boolean
  onSend: (words: string) => Promise<unknown>
}

/** Asks why a process goes back, or is annulled. */
const ReasonDialog = ({ move, form, busy, onSend }: ReasonProps) => {
  const { label, means } = processStates.acts[ACT_OF[move]]
  return (
    <AskDialog title={label} okText={label} max={500} busy={busy} form={form} onSend={onSend}>
      {means}
    </AskDialog>
  )
}
