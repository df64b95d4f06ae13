/** Whose account it is, in a circle: their picture, else the first letter of their address. */
import { Icon } from './icon.tsx'

type Props = { viewer: { email: string; avatar: string | null } }

export function Avatar({ viewer: { email, avatar } }: Props) {
  const letter = email.trim().charAt(0).toUpperCase()
  return (
    <span className="avatar" aria-hidden>
      {avatar ? <img src={avatar} alt="" /> : letter || <Icon name="user" />}
    </span>
  )
}
