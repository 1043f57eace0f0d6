import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** Draws what is printed between a head and a foot, once both are known. */
export type SheetFrame = ComponentType<{ children: (head: ReactNode, foot: ReactNode) => ReactNode }>

const Frame = createContext<SheetFrame>(({ children }) => children(null, null))

export const SheetFrameProvider = Frame.Provider

export function useSheetFrame(): SheetFrame {
  return useContext(Frame)
}
