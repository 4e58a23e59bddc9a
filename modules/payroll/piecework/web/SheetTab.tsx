import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { PieceworkTaskCatalogue } from '#generated/catalogues.ts'
import { PieceworkCrews } from '#generated/operations/piecework.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { DateChoice } from '#platform/web/kit/form/DateChoice.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { request } from '#platform/web/api/api.ts'
import { useRemembered } from '#platform/web/api/storage.ts'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type Crew, crewKey, CrewChoice, NOBODY, only } from './CrewChoice.tsx'
import { Sheet } from './Sheet.tsx'
import { ToChoose } from './ToChoose.tsx'
import { type Outbox, useOutbox } from './useOutbox.ts'
import './piecework.css'

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** What a crew did on a day, person by person, on a telephone in the field. */
export default function SheetTab() {
  const outbox = useOutbox()
  const [day, setDay] = useState<string | null>(today())
  const [task, setTask] = useRemembered('tratos.faena', '', asText)
  const [crew, setCrew] = useRemembered('tratos.cuadrilla', '', asText)
  const tasks = useDetail(PieceworkTaskCatalogue.list)
  const crews = useDetail(
    PieceworkCrews,
    { input: { day: day ?? today() } },
    { enabled: day !== null, keep: true },
  )
  const error = tasks.error ?? crews.error
  const inUse = tasks.data?.pieceworkTasks.filter(({ status }) => status === 'ACTIVE')
  const offered = crews.data?.pieceworkCrews
  const isOffered = offered === undefined || offered.some((one) => crewKey(one) === crew)
  // The crew of the last time may be none of the first ones.
  const other = useDetail(
    PieceworkCrews,
    { input: { day: day ?? today(), supervisorId: crew } },
    { enabled: day !== null && crew !== '' && crew !== NOBODY && !isOffered },
  ).data?.pieceworkCrews[0]
  const chosenTask = inUse?.find(({ id }) => id === task) ?? only(inUse)
  const chosenCrew = offered?.find((one) => crewKey(one) === crew) ?? other ?? only(offered)
  if (error && !(inUse && offered)) {
    return <LoadProblem error={error} retry={() => (tasks.reload(), crews.reload())} />
  }
  if (!inUse || !offered) return <PageSkeleton header={false} />
  if (inUse.length === 0) return <NoTasks />
  return (
    <div className="pw-field">
      <Waiting outbox={outbox} />
      <div className="pw-choices">
        <span>
          <label htmlFor="piecework-day">Día</label>
          <DateChoice id="piecework-day" value={day} onChange={setDay} max={today()} />
        </span>
        <span>
          <label htmlFor="piecework-task">Faena</label>
          <Choice
            id="piecework-task"
            options={inUse.map(({ id, name, unit }) => ({ value: id, label: name, hint: unit }))}
            value={chosenTask?.id ?? null}
            onChange={(value) => value !== null && setTask(value)}
          />
        </span>
        <CrewOfDay day={day ?? today()} chosen={chosenCrew} onChange={setCrew} />
      </div>
      {offered.length === 0 && (
        <EmptyState title="Nadie a su cargo">
          Ese día no hay contratos de personas a su cargo.
        </EmptyState>
      )}
      {day !== null && chosenTask && chosenCrew ? (
        <Sheet
          key={`${day} ${chosenTask.id} ${crewKey(chosenCrew)}`}
          day={day}
          task={chosenTask}
          supervisorId={chosenCrew.supervisorId ?? null}
          outbox={outbox}
        />
      ) : (
        offered.length > 0 && <ToChoose {...{ day, task: chosenTask, crew: chosenCrew }} />
      )}
    </div>
  )
}

const NoTasks = () => (
  <EmptyState title="Aún no hay faenas">
    Agregue las faenas y sus precios antes de anotar.
  </EmptyState>
)

type CrewProps = { day: string; chosen: Crew | undefined; onChange: (key: string) => void }

const CrewOfDay = ({ day, ...rest }: CrewProps) => (
  <CrewChoice
    of={day}
    search={async (search, signal) => {
      const input = { day, ...(search ? { search } : {}) }
      return (await request(PieceworkCrews, { input }, { signal })).pieceworkCrews
    }}
    {...rest}
  />
)

/** What waits in this browser for the server, and what the server does not take, each with why. */
function Waiting({ outbox }: { outbox: Outbox }) {
  return (
    <>
      <Sending outbox={outbox} />
      {outbox.refused.length > 0 && (
        <div className="pw-waiting" role="alert">
          <p>{counted(outbox.refused.length, 'trato no se anotó', 'tratos no se anotaron')}:</p>
          <ul className="pw-refused">
            {outbox.refused.map((one) => (
              <li key={one.key}>
                <span>
                  {one.words ?? one.quantity}: {one.refused}
                </span>
                <ActionButton onClick={() => outbox.retry(one)}>Reintentar</ActionButton>
                <ActionButton
                  danger
                  confirm={`${one.words ?? one.quantity}: no queda anotado.`}
                  onClick={() => outbox.remove(one)}
                >
                  Quitar
                </ActionButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Sending({ outbox }: { outbox: Outbox }) {
  const { waiting, there, problem } = outbox
  if (waiting.length === 0) return null
  const many = counted(waiting.length, 'trato', 'tratos')
  if (problem === undefined) {
    return (
      <p className="pw-waiting" role="status">
        {there
          ? `Enviando ${many}…`
          : `Sin conexión: ${many} en este equipo. Se envían solos cuando vuelva.`}
      </p>
    )
  }
  return (
    <div className="pw-waiting" role="alert">
      <p>
        No se pudo enviar {many}: {problem}
      </p>
      <ActionButton onClick={outbox.again}>Reintentar</ActionButton>
      <ActionButton
        danger
        confirm={`Se pierde lo que no se envió: ${many}.`}
        onClick={outbox.discard}
      >
        Descartar
      </ActionButton>
    </div>
  )
}
