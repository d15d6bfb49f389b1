/**
 * The router's link. On a document, where no router runs, it is a plain one: the router would resolve every address again and
 * create unused handlers, a hundred times for a list of teachers.
 */
import { type ComponentProps, useContext } from "react";
import { Link as RouterLink } from "react-router";
import { DocumentContext } from "./document-context.ts";

type LinkProps = ComponentProps<typeof RouterLink>;

/** An address that the router writes unchanged; any other is left to it. */
const whole = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?(?:#.+)?$/;

function ServerLink(props: LinkProps) {
  const isDocument = useContext(DocumentContext);
  if (!isDocument) return <RouterLink {...props} />;
  // Without the router's own props.
  const { to, reloadDocument, replace, state, relative, viewTransition, mask, discover, prefetch, ...ours } = props;
  const { preventScrollReset, defaultShouldRevalidate, target, ...rest } = ours;
  if (typeof to === "string" && whole.test(to)) return <a {...rest} href={to} target={target} />;
  return <RouterLink {...props} discover="none" />;
}

export const Link: typeof RouterLink = import.meta.env.SSR ? (ServerLink as typeof RouterLink) : RouterLink;
