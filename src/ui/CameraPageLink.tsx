/*
 * Links to the pages with a camera. They load a new document, because the permissions policy of other pages blocks the
 * camera.
 */
import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { LinkButton } from './LinkButton';

export const CameraPageLink = (props: LinkProps) => <Link {...props} reloadDocument />;

export const CameraPageButton = (props: ComponentProps<typeof LinkButton>) => <LinkButton {...props} reloadDocument />;
