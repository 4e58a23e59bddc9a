export { Dropdown, Tooltip } from 'antd'
export { PanelPopover } from '../kit/text/PanelPopover.tsx'
