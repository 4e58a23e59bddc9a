import { App, ConfigProvider } from 'antd'
import esES from 'antd/locale/es_ES'
import dayjs from 'dayjs'
import 'dayjs/locale/es'
import { type ReactNode, useMemo } from 'react'
import { useStill } from './media.ts'
import { themeOf } from './theme.ts'
import { useThemeMode } from './theme-mode.ts'
import './styles/data.css'
import './styles/shell.css'
import './styles/print.css'

dayjs.locale('es')

/**
 * Where lists, menus and hints open: a landmark, so that nothing on screen stands outside of one.
 */
export const OVERLAYS = 'overlays'
const overlays = () => document.getElementById(OVERLAYS) ?? document.body

/**
 * Ant Design in our theme and in Spanish. A server that puts a nonce in the page gets it into each
 * style sheet.
 */
export function AntProvider({ children }: { children: ReactNode }) {
  const mode = useThemeMode()
  const still = useStill()
  const theme = useMemo(() => themeOf(mode, still), [mode, still])
  const nonce = useMemo(
    () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content,
    [],
  )
  return (
    <ConfigProvider
      locale={esES}
      theme={theme}
      {...(nonce ? { csp: { nonce } } : {})}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      getPopupContainer={overlays}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  )
}
