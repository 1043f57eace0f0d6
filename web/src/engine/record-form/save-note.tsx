import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<HTMLElement | null>(null)

/** Where the fields of a form may say something beside its buttons. */
export const SaveNotePlace = Place.Provider

/** What a field says in the save bar, which is in sight when the field is not. */
export function SaveNote({ children }: { children: ReactNode }) {
  const place = useContext(Place)
  return place && createPortal(children, place)
}
