import { Button, Drawer, Modal } from 'antd'
import { type ReactNode, useCallback, useLayoutEffect } from 'react'
import { useNarrow } from '#platform/web/look/media.ts'
import { provideQuestions } from '../form/Questions.tsx'
import { rememberFocus, useKeepFocus, useReturnFocus } from './useReturnFocus.ts'

type DialogProps = {
  title: ReactNode
  open?: boolean
  children: ReactNode
  /** What the main button says; without it there is none, and the content has its own. */
  okText?: string
  cancelText?: string
  onOk?: () => unknown
  onCancel: () => void
  busy?: boolean
  danger?: boolean
  /** Why it cannot be done yet. */
  okDisabled?: string | undefined
  width?: number
  /** Neither a click beside it nor Escape closes it: what it shows is not shown again. */
  lasting?: boolean
  /** Over the question that is still open because what it asked is being done. */
  above?: boolean
}

/** Over the questions of the library, which stand a thousand over its dialogs. */
const ABOVE = 2_100

/** A dialog. Escape closes it, unless it lasts, and the keyboard is back where it was. */
export function Dialog(props: DialogProps) {
  const { title, open = true, children, okText, cancelText = 'Cancelar', onCancel, width } = props
  const { okDisabled } = props
  return (
    <Modal
      open={open}
      title={title}
      onCancel={onCancel}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      {...(width ? { width } : {})}
      {...(props.above ? { zIndex: ABOVE } : {})}
      {...(props.lasting ? { mask: { closable: false }, keyboard: false } : {})}
      {...(okText
        ? {
            okText,
            cancelText,
            onOk: () => void props.onOk?.(),
            confirmLoading: props.busy ?? false,
            okButtonProps: {
              danger: props.danger ?? false,
              ...(okDisabled ? { disabled: true, title: okDisabled } : {}),
            },
          }
        : { footer: null })}
    >
      <FocusHeld />
      {children}
    </Modal>
  )
}

type PanelProps = {
  title: ReactNode
  open?: boolean
  children: ReactNode
  onClose: () => void
  /** Wide for tables. */
  width?: number
  extra?: ReactNode
  /** What can be done with it, always in sight. */
  footer?: ReactNode
}

/** What is looked at beside the page; the whole of a narrow screen. */
export function SidePanel(props: PanelProps) {
  const { title, open = true, children, onClose, width = 560, extra, footer } = props
  const narrow = useNarrow()
  return (
    <Drawer
      open={open}
      title={title}
      onClose={onClose}
      size={narrow ? '100%' : width}
      destroyOnHidden
      {...(extra ? { extra } : {})}
      {...(footer ? { footer } : {})}
    >
      <FocusHeld />
      {children}
    </Drawer>
  )
}

/** Keeps the focus in the dialog while it is open, and brings it back when it closes. */
function FocusHeld() {
  useReturnFocus()
  return <span hidden ref={useKeepFocus()} />
}

let asking: ReturnType<typeof Modal.useModal>[0] | undefined

/** Where questions are drawn: once, in the theme and the language of the application. */
function Questions() {
  const [modal, place] = Modal.useModal()
  useLayoutEffect(() => {
    asking = modal
  }, [modal])
  return place
}
provideQuestions(<Questions />)

function questions() {
  if (!asking) throw new Error('A question was asked where nothing draws it')
  return asking
}

type Question = {
  title: string
  text: ReactNode
  okText: string
  cancelText?: string
  danger?: boolean
  /** What «yes» does; the question stays while it does it. */
  onOk?: () => unknown
}

/** Asks before something is done; the answer is whether it may be. */
export function useAsk(): (question: Question) => Promise<boolean> {
  return useCallback(
    ({ title, text, okText, cancelText = 'Cancelar', danger = false, onOk }) =>
      new Promise((resolve) => {
        const back = rememberFocus()
        questions().confirm({
          title,
          content: text,
          okText,
          cancelText,
          okButtonProps: { danger },
          focusable: { focusTriggerAfterClose: false },
          afterClose: back,
          onOk: async () => {
            await onOk?.()
            resolve(true)
          },
          onCancel: () => resolve(false),
        })
      }),
    [],
  )
}

type Choice = Omit<Question, 'onOk' | 'danger'> & {
  /** The second way on. */
  otherText: string
}

/** Asks which of two ways to go on; without one, nothing is done. */
export function useChoose(): (choice: Choice) => Promise<'ok' | 'other' | undefined> {
  return useCallback(
    ({ title, text, okText, otherText, cancelText = 'Cancelar' }) =>
      new Promise((resolve) => {
        const back = rememberFocus()
        const question = questions().confirm({
          title,
          content: text,
          okText,
          cancelText,
          focusable: { focusTriggerAfterClose: false },
          afterClose: back,
          footer: (_all, { OkBtn, CancelBtn }) => (
            <>
              <CancelBtn />
              <Button onClick={() => (question.destroy(), resolve('other'))}>{otherText}</Button>
              <OkBtn />
            </>
          ),
          onOk: () => resolve('ok'),
          onCancel: () => resolve(undefined),
        })
      }),
    [],
  )
}
