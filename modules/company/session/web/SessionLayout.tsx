import { type ReactNode, useEffect, useRef } from 'react'
import { SessionBrand, SessionView } from './CompanyView.tsx'
import './session.css'

type Props = { title: string; text?: ReactNode; children: ReactNode }

/** Two halves: what to do at the left, a quiet view of the country at the right. */
export function SessionLayout({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · minga`
  }, [title])
  return (
    <div className="session">
      <main className="session-half">
        <div className="session-form">
          <SessionBrand />
          <h1 ref={heading}>{title}</h1>
          {text && <p className="soft">{text}</p>}
          {children}
        </div>
        <footer className="soft">Minga: juntarse para sacar un trabajo adelante.</footer>
      </main>
      <div className="session-view" aria-hidden="true">
        <SessionView />
      </div>
    </div>
  )
}
