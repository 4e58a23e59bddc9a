import { Button } from 'antd'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { AntProvider } from '#platform/web/look/AntProvider.tsx'
import { isOpen } from '../model/taking.ts'
import type { Door } from './door.ts'
import { linkDoor } from './link-door.ts'
import { SurveyInSight } from './TakingView.tsx'
import { useIdle } from './useIdle.ts'
import { useSession } from './useSession.ts'
import './taking.css'

/** A survey by its link, for somebody who has no account: the same pages, without the product. */
export default function PublicSurveyPage() {
  const { id = '', token = '' } = useParams()
  const [door, setDoor] = useState<Door>()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    document.title = 'Encuesta · minga'
    let isStale = false
    void linkDoor({ surveyId: id, token }).then((made) => !isStale && setDoor(made))
    return () => {
      isStale = true
    }
  }, [id, token])
  const close = useCallback(() => setIdle(true), [])
  return (
    <AntProvider>
      <main className="sv-public">
        {isIdle ? (
          <Plain title="Cerramos la encuesta por inactividad">
            <p>En esta pantalla no queda nada de lo que se respondió.</p>
            <Button size="large" type="primary" onClick={() => setIdle(false)}>
              Abrirla de nuevo
            </Button>
          </Plain>
        ) : (
          door && <Taken door={door} onIdle={close} />
        )}
      </main>
    </AntProvider>
  )
}

function Taken({ door, onIdle }: { door: Door; onIdle: () => void }) {
  const { session, shown } = useSession(door)
  const { taking, taken, saving } = shown
  // What is not with the server yet is never wiped: it waits for the connection.
  const counts = isOpen(taking) && taken !== null && saving === 'SAVED'
  const wipe = useCallback(() => {
    void session.wipe().then(onIdle)
  }, [session, onIdle])
  const left = useIdle(counts, wipe)
  return (
    <>
      {left !== undefined && left > 0 && (
        <div className="sv-idle" role="alert">
          <p>¿Sigue ahí? Por privacidad, la encuesta se cierra en {left} s.</p>
          <Button type="primary">Sigo aquí</Button>
        </div>
      )}
      <SurveyInSight session={session} shown={shown} onLeave={undefined}>
        {(error) =>
          error === null ? (
            <PageSkeleton />
          ) : error.kind === 'not-found' || error.kind === 'invalid' ? (
            <Plain title="Este enlace no está disponible">
              <p>
                Puede que la encuesta haya terminado o que el enlace ya no sirva. Si cree que es un
                error, pida otro a quien se lo envió.
              </p>
            </Plain>
          ) : (
            <Plain title=" Ha ocurrido un error">
              <p>{error.message}</p>
              <Button size="large" type="primary" onClick={() => void session.load()}>
                Reintentar
              </Button>
            </Plain>
          )
        }
      </SurveyInSight>
    </>
  )
}

/** One sentence on a page of its own. */
const Plain = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sv sv-plain">
    <h1>{title}</h1>
    {children}
  </section>
)
