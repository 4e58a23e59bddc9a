import { Alert } from 'antd'
import { useParams } from 'react-router'
import { Importation } from '#generated/operations/importations.ts'
import { formatNumber } from '#chile/numbers.ts'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'
import { formatMoment } from '#platform/web/look/format.ts'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { type Figure, Figures } from '#platform/web/kit/text/Figures.tsx'
import { JobProgress } from '#platform/web/kit/page/JobProgress.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { useReloadWhenDone } from '#platform/web/api/useReloadWhenDone.ts'
import { FIREFIGHTER_LABEL, importStates } from '../model/importation.ts'
import { FileActions } from './FileActions.tsx'
import { FirstLine } from './FirstLine.tsx'
import { ImportRowsList } from './ImportRowsList.tsx'
import { type ImportFile, isActive } from './types.ts'
import './importations.css'

/** How often a file that is being read or written is asked for (specification). */
const POLL_MS = 4_000

/** A file that was sent: what would become of each row, and what did. */
export default function ImportationPage() {
  const { id = '' } = useParams()
  const { data, error, reload } = usePoll(
    Importation,
    { input: { importationId: id } },
    { everyMs: POLL_MS, until: ({ importation }) => !isActive(importation) },
  )
  const file = data?.importation
  useReloadWhenDone(file !== undefined && isActive(file))
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!file) return <PageSkeleton />
  return (
    <DetailPage
      title={file.fileName}
      context={<Context file={file} />}
      actions={<FileActions file={file} />}
    >
      <Content file={file} />
    </DetailPage>
  )
}

const Context = ({ file }: { file: ImportFile }) => (
  <>
    {file.label} · <StateTag machine={importStates} state={file.state} /> ·{' '}
    <NoBreak words={uploaded(file)} />
  </>
)

function uploaded({ author, createdAt, undoUntil }: ImportFile): string {
  const who = author ? `Subió ${author} el` : 'Se subió el'
  const undo = undoUntil ? ` · Se puede deshacer hasta el ${formatMoment(undoUntil)}` : ''
  return `${who} ${formatMoment(createdAt)}${undo}`
}

function Content({ file }: { file: ImportFile }) {
  const active = isActive(file)
  return (
    <div className="im-blocks">
      {active && (
        <JobProgress
          title={importStates.states.label(file.state)}
          state={file.done > 0 ? 'running' : 'pending'}
          done={file.done}
          total={file.total}
          unit="filas"
          message="Puede salir de esta página: el trabajo sigue."
        />
      )}
      {file.reason && (
        <Alert type="warning" showIcon title={`${FIREFIGHTER_LABEL}: ${file.reason}`} />
      )}
      {file.problem && !file.asksFirstLine && (
        <Alert
          type={file.failed ? 'error' : 'warning'}
          showIcon
          role="alert"
          title={file.problem}
        />
      )}
      {file.asksFirstLine && <FirstLine file={file} />}
      {file.unknown.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={`No se leen estas columnas: ${file.unknown.map((one) => `«${one}»`).join(', ')}`}
        />
      )}
      {file.rows > 0 && (
        <>
          <ResultFigures file={file} />
          <ImportRowsList file={file} />
        </>
      )}
    </div>
  )
}

/** The rows by what would become of them: each figure narrows the list. */
function ResultFigures({ file }: { file: ImportFile }) {
  const [params] = useAddressParams()
  const path = pathTo('importaciones/:id', { id: file.id })
  const over = file.applied + file.undone + file.kept > 0
  const by = (label: string, count: number, query: string, tone?: Figure['tone']): Figure => ({
    label,
    value: formatNumber(count),
    to: `${path}?${query}`,
    ...(tone && count > 0 ? { tone } : {}),
    ...(`?${query}` === `?${params.toString()}` ? { hint: 'Se muestran abajo' } : {}),
  })
  const outcomes = [
    by('Aplicadas', file.applied, 'outcome=DONE'),
    ...(file.undone > 0 ? [by('Deshechas', file.undone, 'outcome=UNDONE')] : []),
    ...(file.kept > 0 ? [by('Sin deshacer', file.kept, 'outcome=KEPT', 'warning')] : []),
  ]
  const figures = [
    by('Errores', file.errors, 'result=ERROR', 'danger'),
    ...(over
      ? outcomes
      : [by('Nuevas', file.added, 'result=NEW'), by('Cambios', file.changed, 'result=CHANGE')]),
    by('Iguales', file.same, 'result=SAME'),
    ...(file.skipped > 0 ? [by('Se omiten', file.skipped, 'result=SKIP')] : []),
  ]
  return <Figures label="Filas del archivo" figures={figures} />
}
