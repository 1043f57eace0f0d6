import { createContext, useContext } from 'react'

/** The days that a calendar marks, each with its name; they are asked for when the calendar opens. */
export type UseNamedDays = (isOpen: boolean) => ReadonlyMap<string, string>

const NONE: ReadonlyMap<string, string> = new Map()

const Known = createContext<UseNamedDays>(() => NONE)

export const NamedDaysProvider = Known.Provider

export function useNamedDays(isOpen: boolean): ReadonlyMap<string, string> {
  const useKnown = useContext(Known)
  return useKnown(isOpen)
}
