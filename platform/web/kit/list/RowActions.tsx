import { DownOutlined, MoreOutlined } from '@ant-design/icons'
import { Button, type ButtonProps, type MenuProps } from 'antd'
import { Link, useNavigate } from 'react-router'
import { ofName } from '#chile/text.ts'
import type { Permission } from '#access/services.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { useMayOpen } from '#platform/web/screen/useMayOpen.ts'
import { Menu } from '../text/Menu.tsx'
import { useAsk } from '../page/Dialog.tsx'

export type RowAction = {
  label: string
  to?: string
  onClick?: () => unknown
  permission?: Permission
  /** What is needed besides, such as the rows that its form chooses from. */
  besides?: readonly Permission[]
  /** Why it is not possible now. It stays visible, with the reason. */
  disabled?: string | undefined
  danger?: boolean
  /** Asked before it runs. */
  confirm?: string
}

/** The actions of a row: a single action is a button, several are in the menu «⋯». */
export function RowActions({ actions, of }: { actions: readonly RowAction[]; of: string }) {
  const { allowed, items, leads } = useItems(actions, of)
  const [only] = allowed
  if (!only) return null
  if (allowed.length === 1 && only.to && !only.disabled) {
    return <Link to={only.to}>{only.label}</Link>
  }
  return (
    <Menu menu={{ items }} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        aria-label={`Acciones ${ofName(of)}`}
        data-leads={leads}
      />
    </Menu>
  )
}

type MenuButtonProps = Pick<ButtonProps, 'icon' | 'loading'> & {
  /** What the button says: «Pagos». */
  label: string
  actions: readonly RowAction[]
}

/** Actions that belong together behind one button; what is not possible now says why. */
export function ActionMenu({ label, actions, ...button }: MenuButtonProps) {
  const { allowed, items, leads } = useItems(actions)
  // While what can be done is still on its way, its button is there.
  if (allowed.length === 0 && !button.loading) return null
  return (
    <Menu menu={{ items }} placement="bottomRight">
      <Button {...button} data-leads={leads}>
        {label} <DownOutlined aria-hidden />
      </Button>
    </Menu>
  )
}

/** The actions that somebody may, as entries of a menu; a question comes before what asks one. */
function useItems(actions: readonly RowAction[], of?: string) {
  const can = useCan()
  const navigate = useNavigate()
  const question = useAsk()
  const opens = useMayOpen()
  const allowed = actions.filter(
    ({ permission, besides = [], to }) =>
      can(permission) && besides.every(can) && (to === undefined || opens(to)),
  )
  const run = (action: RowAction) => {
    const act = () => (action.to ? void navigate(action.to) : action.onClick?.())
    if (!action.confirm) return void act()
    void question({
      // What it is done to stands in the question: the row may be under it.
      title: of === undefined ? action.label : `${action.label}: ${of}`,
      text: action.confirm,
      okText: action.label,
      cancelText: 'Volver',
      danger: action.danger ?? false,
      onOk: act,
    })
  }
  const items: NonNullable<MenuProps['items']> = allowed.map((action) => ({
    key: action.label,
    danger: action.danger ?? false,
    disabled: !!action.disabled,
    onClick: () => run(action),
    label: (
      <span className="mg-option">
        <span>{action.label}</span>
        {action.disabled && <span className="soft">{action.disabled}</span>}
      </span>
    ),
  }))
  // Where the closed menu leads: what is offered can be asked of the page without opening it.
  const leads = allowed.flatMap(({ to, disabled }) => (to && !disabled ? [to] : [])).join(' ')
  return { allowed, items, leads: leads || undefined }
}
