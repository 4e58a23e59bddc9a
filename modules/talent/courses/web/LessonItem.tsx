import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { CompleteLesson, OpenCourseFile, OpenCourseLesson } from '#generated/operations/courses.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { RichText } from '#platform/web/kit/text/RichText.tsx'
import type { Taken } from './types.ts'

type Lesson = Taken['lessons'][number]
type Props = { assignmentId: string; lesson: Lesson; isNext: boolean }

/** A lesson of one's own course: its words once it was opened, and how it is ended. */
export function LessonItem({ assignmentId: id, lesson, isNext }: Props) {
  const begin = useAction(OpenCourseLesson, { quiet: true })
  const input = { input: { id, lessonId: lesson.id } }
  return (
    <section className="co-lesson" aria-label={lesson.title}>
      <div className="co-lesson-head">
        <h3>{lesson.title}</h3>
        {lesson.completedAt !== null && <StatusTag tone="success">Terminada</StatusTag>}
        {lesson.openedAt === null && (
          <ActionButton
            look={isNext ? 'primary' : 'plain'}
            disabled={isNext ? undefined : 'Termine antes las lecciones anteriores'}
            onClick={() => begin.run(input)}
          >
            Comenzar
          </ActionButton>
        )}
      </div>
      {lesson.content !== null && <Content id={id} lesson={lesson} text={lesson.content} />}
      {isNext && lesson.openedAt !== null && <End id={id} lesson={lesson} />}
    </section>
  )
}

function Content({ id, lesson, text }: { id: string; lesson: Lesson; text: string }) {
  const file = useAction(OpenCourseFile, { after: openFile, quiet: true, keepCache: true })
  const shown = (
    <>
      <RichText text={text} />
      {lesson.videoUrl && (
        <p>
          <a href={lesson.videoUrl} target="_blank" rel="noopener noreferrer">
            Ver el video (se abre aparte)
          </a>
        </p>
      )}
      {lesson.fileName && (
        <p>
          <Button type="link" onClick={() => void file.run({ input: { id, lessonId: lesson.id } })}>
            {lesson.fileName}
          </Button>
        </p>
      )}
    </>
  )
  if (lesson.completedAt === null) return shown
  return (
    <details>
      <summary>Leer de nuevo</summary>
      {shown}
    </details>
  )
}

/** Ends a lesson once its seconds went by; the server counts them for itself. */
function End({ id, lesson }: { id: string; lesson: Lesson }) {
  const complete = useAction(CompleteLesson, { done: 'Lección terminada' })
  const left = useSecondsLeft(lesson.minSeconds)
  return (
    <ActionButton
      look="primary"
      disabled={left > 0 ? `Faltan ${left} segundos` : undefined}
      onClick={() => complete.run({ input: { id, lessonId: lesson.id } })}
    >
      Terminar lección
    </ActionButton>
  )
}

/** Seconds since this page showed the lesson, which is never before the server opened it. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  const waits = left > 0
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => setLeft((before) => before - 1), 1000)
    return () => clearInterval(timer)
  }, [waits])
  return left
}
