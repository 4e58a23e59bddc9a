import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNarrow } from '#platform/web/look/media.ts'
import type { Session } from '../session.ts'

type Props = {
  session: Session
  /** Its main button. */
  children: ReactNode
  previous?: boolean
  /** Between both. */
  between?: ReactNode
}

/** The buttons of a page, at the foot of a phone within reach of the thumb. */
export function Bar({ session, children, previous = true, between }: Props) {
  const narrow = useNarrow()
  return (
    <footer className="sv-bar">
      {previous && (
        <Button
          size="large"
          aria-label="Anterior"
          icon={<ArrowLeftOutlined aria-hidden />}
          onClick={() => session.dispatch({ type: 'previous' })}
        >
          {!narrow && 'Anterior'}
        </Button>
      )}
      {between}
      <span className="sv-grow" />
      {children}
    </footer>
  )
}

type NextProps = {
  session: Session
  from?: number
  children?: string
  disabled?: boolean
  /** Enter presses it as soon as its page is there: a survey is taken by keyboard alone. */
  focused?: boolean
}

/** «Siguiente», of the page it is drawn on: pressed late, it does not move the next one. */
export const Next = ({
  session,
  from,
  children = 'Siguiente',
  disabled = false,
  focused = false,
}: NextProps) => (
  <Button
    size="large"
    type="primary"
    autoFocus={focused}
    disabled={disabled}
    onClick={() => session.next(from)}
  >
    {children}
  </Button>
)
