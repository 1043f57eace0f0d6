import { Anchor, type AnchorProps, Button, type ButtonProps, Card, type CardProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type Native = ComponentPropsWithRef<'a'>
type Looks<P> = P & Omit<Native, keyof P>

/** A link that looks like text, with the address that the router checks. */
export const AnchorLink = createLink((props: Looks<AnchorProps>) => <Anchor {...props} />)

/** A link that looks like a button. */
export const ButtonLink = createLink((props: Looks<ButtonProps>) => <Button component="a" {...props} />)

/** A card that is a link as a whole. */
export const CardLink = createLink((props: Looks<CardProps>) => <Card component="a" {...props} />)
