import { Button } from 'antd'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { isOpen } from '../model/taking.ts'
import { ownDoor } from './door.ts'
import { Cover, Instructions } from './pages/Cover.tsx'
import { Ending } from './pages/Ending.tsx'
import { QuestionPage } from './pages/QuestionPage.tsx'
import { Summary } from './pages/Summary.tsx'
import { SavingState } from './pages/SavingState.tsx'
import type { Session, Shown } from './session.ts'
import { useSession } from './useSession.ts'
import './taking.css'

type Props = {
  id: string
  /** The view closes: it was sent, or something failed and was said. */
  onLeave: () => void
}

/** A survey of whoever is signed in, from its cover to its end, in a page or in a dialog. */
export function TakingView({ id, onLeave }: Props) {
  const door = useMemo(() => ownDoor(id), [id])
  const { session, shown } = useSession(door)
  return (
    <SurveyInSight session={session} shown={shown} onLeave={onLeave}>
      {(error) => <Failed session={session} error={error} />}
    </SurveyInSight>
  )
}

type InSight = {
  session: Session
  shown: Shown
  onLeave: (() => void) | undefined
  /** The page of one that could not be read. */
  children: (error: Shown['error']) => ReactNode
}

/** A survey in sight, by whichever door. */
export function SurveyInSight({ session, shown, onLeave, children }: InSight) {
  const { taking, taken, error } = shown
  const { page } = taking
  const why = page.at === 'LEFT' ? page.why : undefined
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })
  useEffect(() => {
    if (why === undefined) return
    notify.error(why)
    leave.current?.()
  }, [why])
  useEffect(() => {
    const asksLeaving = !shown.lasting && shown.saving !== 'SAVED'
    const hold = (event: BeforeUnloadEvent) => asksLeaving && event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [shown.lasting, shown.saving])

  if (page.at === 'FAILED') return children(error)
  if (page.at === 'LOADING' || !taken) return <PageSkeleton />
  return (
    <section className="sv" data-at={page.at} aria-label={taken.survey.title}>
      <header className="sv-head">
        <span className="sv-title">{taken.survey.title}</span>
        <SavingState shown={shown} />
      </header>
      <Notices session={session} shown={shown} />
      <div className="sv-body">
        <Page session={session} shown={shown} onLeave={onLeave} />
      </div>
    </section>
  )
}

type PageProps = Pick<InSight, 'session' | 'shown' | 'onLeave'>

function Page({ session, shown, onLeave }: PageProps) {
  const { taken, taking } = shown
  const { page } = taking
  if (!taken) return null
  switch (page.at) {
    case 'COVER':
      return <Cover session={session} taken={taken} taking={taking} />
    case 'INSTRUCTIONS':
      return <Instructions session={session} taken={taken} />
    case 'QUESTION':
      return <QuestionPage key={page.index} session={session} shown={shown} index={page.index} />
    case 'SUMMARY':
    case 'READONLY':
      return <Summary session={session} taken={taken} taking={taking} />
    default:
      return <Ending session={session} shown={shown} taken={taken} onLeave={onLeave} />
  }
}

/** Which other tab or device has the survey too, and what was refused. */
function Notices({ session, shown }: { session: Session; shown: Shown }) {
  const { taking, writes, updated, error } = shown
  const open = isOpen(taking)
  return (
    <div role="status">
      {open && !writes && (
        <p className="sv-notice" data-tone="warning">
          <span>Abierta en otra pestaña</span>
          <Button onClick={() => session.takeOver()}>Continuar aquí</Button>
        </p>
      )}
      {open && updated && <p className="sv-notice">Actualizada desde otro dispositivo</p>}
      {open && error && (
        <p className="sv-notice" data-tone="danger">
          {NOT_SAVED}: {error.message}
        </p>
      )}
      {taking.page.at === 'READONLY' && taking.page.why && (
        <p className="sv-notice" data-tone="warning">
          {taking.page.why}
        </p>
      )}
    </div>
  )
}

/** The words of the specification. */
const NOT_SAVED = 'Error al actualizar encuesta'

/** The words of the specification, with the space that it begins with. */
const FAILED = ' Ha ocurrido un error'

/** What is another person's, or of nobody, is not there to be read: that is no failure. */
const absent: ReadonlySet<string | undefined> = new Set(['not-found', 'forbidden'])

const Failed = ({ session, error }: { session: Session; error: Shown['error'] }) =>
  error && absent.has(error.kind) ? (
    <LoadProblem page error={error} />
  ) : (
    <section className="sv">
      <h1>{FAILED}</h1>
      {error && <LoadProblem error={error} retry={() => void session.load()} />}
    </section>
  )
