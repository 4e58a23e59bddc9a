import { Drawer } from 'antd'
import type { MenuEntry } from '#access/menu.ts'
import { CompanyBrand } from './CompanyBrand.tsx'
import { Sidebar } from './Sidebar.tsx'

type Props = {
  open: boolean
  entries: readonly MenuEntry[]
  active: string | undefined
  onClose: () => void
}

/** The menu of a narrow window, over the page. */
export const MenuDrawer = ({ open, entries, active, onClose }: Props) => (
  <Drawer open={open} onClose={onClose} placement="left" size={300} title={<CompanyBrand />}>
    <Sidebar entries={entries} active={active} onGo={onClose} />
  </Drawer>
)
