import {
  DesktopOutlined,
  IdcardOutlined,
  LogoutOutlined,
  MoonOutlined,
  QuestionCircleOutlined,
  SunOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { useNavigate } from 'react-router'
import { Avatar } from '../kit/Avatar.tsx'
import { useMe } from '../me.tsx'
import { useSlots } from '../slots.tsx'
import { type ThemeChoice, themeMode, useThemeChoice, useThemeMode } from '../theme-mode.ts'

/** Light or dark with one press. The system's choice is in the profile menu. */
export function ThemeSwitch() {
  const { saveTheme } = useSlots()
  const next = useThemeMode() === 'dark' ? 'light' : 'dark'
  const label = next === 'dark' ? 'Usar tema oscuro' : 'Usar tema claro'
  const change = () => {
    themeMode.choose(next)
    void saveTheme(next)
  }
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        aria-label={label}
        icon={next === 'dark' ? <MoonOutlined aria-hidden /> : <SunOutlined aria-hidden />}
        onClick={change}
      />
    </Tooltip>
  )
}

type Props = { onShortcuts: () => void }

/** «Ficha» and «Cerrar sesión», and what belongs to this person's screens. */
export function ProfileMenu({ onShortcuts }: Props) {
  const me = useMe()
  const { signOut, saveTheme, ownRecordPath } = useSlots()
  const navigate = useNavigate()
  const chosen = useThemeChoice()
  const follow = (choice: ThemeChoice) => {
    themeMode.choose(choice)
    void saveTheme(choice)
  }
  const leave = async () => {
    await signOut()
    await navigate('/login')
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { type: 'group', label: <Who name={me.name} hint={me.jobTitle ?? me.username} /> },
          ...(me.hasRecord && ownRecordPath
            ? [
                {
                  key: 'record',
                  icon: <IdcardOutlined aria-hidden />,
                  label: 'Ficha',
                  onClick: () => void navigate(ownRecordPath),
                },
              ]
            : []),
          {
            key: 'system',
            icon: <DesktopOutlined aria-hidden />,
            label: 'Tema según el sistema',
            disabled: chosen === 'system',
            onClick: () => follow('system'),
          },
          {
            key: 'shortcuts',
            icon: <QuestionCircleOutlined aria-hidden />,
            label: 'Atajos de teclado',
            onClick: onShortcuts,
          },
          { type: 'divider' },
          {
            key: 'leave',
            icon: <LogoutOutlined aria-hidden />,
            label: 'Cerrar sesión',
            onClick: () => void leave(),
          },
        ],
      }}
    >
      <button type="button" className="shell-profile" aria-label={`Menú de ${me.name}`}>
        <Avatar name={me.name} url={me.avatarUrl} size={32} />
      </button>
    </Dropdown>
  )
}

const Who = ({ name, hint }: { name: string; hint: string }) => (
  <span className="mg-option">
    <strong>{name}</strong>
    <span className="soft">{hint}</span>
  </span>
)
