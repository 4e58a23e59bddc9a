/** The colours, once. tokens.css repeats them for the first paint; a test holds both equal. */
export type Palette = Readonly<Record<ColorName, string>>
export type ColorName = (typeof colorNames)[number]

export const colorNames = [
  'primary',
  'on-primary',
  'primary-soft',
  'accent',
  'on-accent',
  'accent-soft',
  'background',
  'surface',
  'sunken',
  'line',
  'edge',
  'control-line',
  'text',
  'text-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
] as const

export const light: Palette = {
  primary: '#1f5d4c',
  'on-primary': '#ffffff',
  'primary-soft': '#e6efeb',
  accent: '#b5572c',
  'on-accent': '#ffffff',
  'accent-soft': '#f8ece5',
  background: '#faf9f7',
  surface: '#ffffff',
  sunken: '#f3f1ed',
  line: '#e7e4df',
  edge: '#d3cec6',
  'control-line': '#8b918d',
  text: '#1d2321',
  'text-soft': '#59625d',
  success: '#256b3a',
  'success-soft': '#e5f2e7',
  warning: '#855300',
  'warning-soft': '#fbf0d9',
  danger: '#ae2a21',
  'danger-soft': '#fbe9e7',
}

export const dark: Palette = {
  primary: '#5fb79c',
  'on-primary': '#0c1714',
  'primary-soft': '#1d302a',
  accent: '#e08a5b',
  'on-accent': '#1b0f08',
  'accent-soft': '#35241b',
  background: '#141615',
  surface: '#1c1f1e',
  sunken: '#181a19',
  line: '#2c302e',
  edge: '#3f4643',
  'control-line': '#6d7571',
  text: '#e8ebe9',
  'text-soft': '#a6afaa',
  success: '#7cc58c',
  'success-soft': '#1b2e20',
  warning: '#e5b55c',
  'warning-soft': '#352a14',
  danger: '#f2938b',
  'danger-soft': '#3a1f1d',
}

/**
 * Eight series colours that stay apart for colour-blind readers (after Okabe and Ito, tuned to the
 * theme).
 */
export const chartColors = {
  light: ['#1f5d4c', '#b5572c', '#3a78b5', '#a8861b', '#8a4f8f', '#4fa08a', '#d98f6b', '#5c6561'],
  dark: ['#5fb79c', '#e08a5b', '#78b0e4', '#d9bd55', '#c48fca', '#2f8f74', '#f0b896', '#a6afaa'],
} as const
