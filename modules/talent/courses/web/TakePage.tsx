import { Alert } from 'antd'
import { useParams } from 'react-router'
import { AssignedCourse } from '#generated/operations/courses.ts'
import { OpenDocument } from '#generated/operations/documents.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { AssignmentState, assignmentTones, CourseDuty } from '../model/catalogs.ts'
import { LessonItem } from './LessonItem.tsx'
import { TestPanel } from './TestPanel.tsx'
import type { Taken } from './types.ts'
import './courses.css'

/** One's own course: its lessons in their order, and its test. */
export default function TakePage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(AssignedCourse, { input: { id } })
  const row = data?.assignedCourse
  return (
    <DetailPage
      title={row ? row.title : 'Curso'}
      context={
        row && (
          <PageContext tone={assignmentTones[row.state]} state={AssignmentState.label(row.state)}>
            <span>
              {row.doneCount} de {row.lessonCount} lecciones
            </span>
            <span>Plazo: {formatDate(row.dueOn)}</span>
          </PageContext>
        )
      }
      loading={loading}
      error={error}
      retry={reload}
    >
      {row && <Body row={row} />}
    </DetailPage>
  )
}

function Body({ row }: { row: Taken }) {
  const next = row.lessons.find(({ completedAt }) => completedAt === null)
  const isOpen = row.state === 'ASSIGNED' || row.state === 'STARTED'
  return (
    <>
      <p>{row.about}</p>
      {row.duty && <p className="soft">{CourseDuty.label(row.duty)}</p>}
      <Outcome row={row} />
      <Panel title="Lecciones" text="Se hacen en su orden">
        <ol className="co-lessons">
          {row.lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonItem
                assignmentId={row.id}
                lesson={lesson}
                isNext={isOpen && lesson.id === next?.id}
              />
            </li>
          ))}
        </ol>
      </Panel>
      {row.isReady && <TestPanel key={row.version} row={row} />}
    </>
  )
}

/** «Aprobado con 80 %»: how it ended, with the score where there is one. */
const withScore = (ended: string, score: number | null): string =>
  score === null ? ended : `${ended} con ${score} %`

function Outcome({ row }: { row: Taken }) {
  const open = useAction(OpenDocument, { after: openFile, quiet: true, keepCache: true })
  const { state, score, attemptsUsed, attempts, passPercent, documentId, expiresOn } = row
  if (state === 'PASSED') {
    return (
      <Alert
        className="mg-block"
        type="success"
        showIcon
        title={withScore('Aprobado', score)}
        description={expiresOn ? `Vence el ${formatDate(expiresOn)}` : undefined}
        action={
          documentId && (
            <ActionButton onClick={() => open.run({ input: { id: documentId } })}>
              Abrir constancia
            </ActionButton>
          )
        }
      />
    )
  }
  if (state === 'FAILED') {
    return (
      <Alert
        className="mg-block"
        type="error"
        showIcon
        title={`${withScore('Reprobado', score)}: usó sus ${attempts} intentos`}
        description="Pida a quien administra los cursos que se lo asigne de nuevo."
      />
    )
  }
  if (state !== 'STARTED' || attemptsUsed === 0 || score === null) return null
  return (
    <Alert
      className="mg-block"
      type="warning"
      showIcon
      title={`Obtuvo ${score} %; se aprueba con ${passPercent} %`}
      description={`Le quedan ${attempts - attemptsUsed} de ${attempts} intentos.`}
    />
  )
}
