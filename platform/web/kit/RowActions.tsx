import { MoreOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, type MenuProps } from 'antd'
import { Link, useNavigate } from 'react-router'
import type { Permission } from '#access/services.ts'
import { useCan } from '../me.tsx'

export type RowAction = {
  label: string
  to?: string
  onClick?: () => unknown
  permission?: Permission
  /** Why it is not possible now. It stays visible, with the reason. */
  disabled?: string | undefined
  danger?: boolean
  /** Asked before it runs. */
  confirm?: string
}

/** What can be done with a row: one action stands open, more of them behind «⋯». */
export function RowActions({ actions, of }: { actions: readonly RowAction[]; of: string }) {
  const can = useCan()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const allowed = actions.filter(({ permission }) => can(permission))
  const [only] = allowed
  if (!only) return null
  if (allowed.length === 1 && only.to && !only.disabled) {
    return <Link to={only.to}>{only.label}</Link>
  }

  const run = (action: RowAction) => {
    const act = () => (action.to ? void navigate(action.to) : action.onClick?.())
    if (!action.confirm) return void act()
    void modal.confirm({
      title: action.label,
      content: action.confirm,
      okText: action.label,
      cancelText: 'Cancelar',
      okButtonProps: { danger: action.danger ?? false },
      onOk: act,
    })
  }
  const items: MenuProps['items'] = allowed.map((action) => ({
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
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        aria-label={`Acciones de ${of}`}
      />
    </Dropdown>
  )
}
