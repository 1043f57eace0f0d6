import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const zellige: MantineColorsTuple = [
  '#e8f6f3',
  '#d2ebe5',
  '#a4d6ca',
  '#72c0ad',
  '#4aad94',
  '#31a185',
  '#20907a',
  '#0f7662',
  '#06604f',
  '#00493b',
]

const dark: MantineColorsTuple = [
  '#d7dbe0',
  '#a9b0b9',
  '#9aa2ac',
  '#5f6873',
  '#343a42',
  '#2b3138',
  '#22272d',
  '#1e2227',
  '#16191d',
  '#101316',
]

const fonts = "'Inter Variable', 'Cairo Variable', system-ui, sans-serif"

export const theme = createTheme({
  colors: { zellige, dark },
  primaryColor: 'zellige',
  primaryShade: 7,
  defaultRadius: 'md',
  fontFamily: fonts,
  headings: { fontFamily: fonts, fontWeight: '700' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // What gets the focus opens nothing over what is said beside it: a click, a key or a letter opens it.
    // A closed list is not drawn: to place it would lay out the page around it. An opening one scrolls its chosen word
    // into view, on a slow machine before it is placed: over the page, not at its top, so that the page does not go there.
    Combobox: { defaultProps: { keepMounted: false, floatingStrategy: 'fixed' } },
    Select: { defaultProps: { openOnFocus: false } },
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Autocomplete: { defaultProps: { openOnFocus: false } },
    TagsInput: { defaultProps: { openOnFocus: false } },
    Tooltip: { defaultProps: { openDelay: 700, withArrow: true } },
    Table: { defaultProps: { verticalSpacing: 'xs' } },
  },
})

/** Mantine's own dim text does not reach AA. What is ours alone stands in `theme.css`. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#12161b',
    '--mantine-color-dimmed': '#566070',
    '--mantine-color-placeholder': '#68717e',
    '--mantine-color-error': '#c22a2a',
    '--mantine-color-anchor': '#06604f',
    '--mantine-color-default-border': '#cdd3da',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-filled-hover': '#a61e1e',
    '--mantine-color-red-light-color': '#8f1d1d',
    '--mantine-color-orange-light-color': '#7a3d00',
  },
  dark: {
    '--mantine-color-body': '#1e2227',
    '--mantine-color-text': '#dfe3e8',
    '--mantine-color-dimmed': '#a9b0b9',
    '--mantine-color-placeholder': '#949da8',
    '--mantine-color-error': '#ff8787',
    '--mantine-color-anchor': '#72c0ad',
    '--mantine-color-default-border': '#3d444d',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-red-filled-hover': '#a61e1e',
    '--mantine-color-red-light-color': '#ffc2c0',
    '--mantine-color-orange-light-color': '#fbd59b',
  },
})
