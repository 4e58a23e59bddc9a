import { CheckCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { GiveFeedback } from '../GiveFeedback.tsx'
import type { Session, Shown, TakenSurvey } from '../session.ts'
import { Bar } from './Bar.tsx'
import { MentionsBeforeSending } from './Mentions.tsx'
import { NextOne } from './NextOne.tsx'

type Props = {
  session: Session
  shown: Shown
  taken: TakenSurvey
  onLeave: (() => void) | undefined
}

/** The end: send it, or go through it again. */
export function Ending({ session, shown, taken, onLeave }: Props) {
  const { page } = shown.taking
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [page.at])
  if (page.at === 'SENT') {
    return (
      <div className="sv-end">
        <CheckCircleFilled className="sv-mark" aria-hidden />
        <h1 ref={title} tabIndex={-1}>
          Resultados enviados
        </h1>
        <p>Gracias por responder.</p>
        {taken.own && taken.evaluatee && <NextOne surveyId={taken.survey.id} sent={taken.own.id} />}
        {taken.own && <GiveFeedback taken={taken} own={taken.own} />}
        {onLeave ? (
          <Button size="large" onClick={onLeave}>
            Volver
          </Button>
        ) : (
          <p className="soft">Puede cerrar esta página.</p>
        )}
      </div>
    )
  }
  const sending = page.at === 'SENDING'
  const waits = page.at === 'SENDING' && page.queued
  return (
    <>
      <div className="sv-end">
        <h1 ref={title} tabIndex={-1}>
          Ha completado la evaluación
        </h1>
        <p>
          {waits
            ? 'Sin conexión: se enviará sola cuando la red vuelva. Puede dejar esta página abierta.'
            : 'Al enviarla ya no cambia, salvo que la vuelvan a abrir.'}
        </p>
        {!sending && <MentionsBeforeSending session={session} shown={shown} />}
      </div>
      <Bar
        session={session}
        previous={!sending}
        between={
          !sending && (
            <Button size="large" onClick={() => session.dispatch({ type: 'again' })}>
              Contestar nuevamente
            </Button>
          )
        }
      >
        <Button
          size="large"
          type="primary"
          loading={sending}
          onClick={() => session.dispatch({ type: 'send' })}
        >
          Enviar resultados
        </Button>
      </Bar>
    </>
  )
}
